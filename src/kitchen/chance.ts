/** A number in [0, 1) that only depends on its arguments: the kitchen's only chance. FNV-1a, then Murmur3's finaliser. */
export function chance(...of: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const part of of) {
    const text = `${part}\u0000`;
    for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
