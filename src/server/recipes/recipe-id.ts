/** The largest number either database gives a row. */
const LARGEST = 2 ** 31 - 1;

/** The number of a recipe from an address; null when no recipe can have it. */
export function idOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST ? id : null;
}
