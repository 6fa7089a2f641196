import { normalizeIP } from '@fastify/rate-limit';

/** Who counts as one visitor: an address, and of IPv6 the /64 that one household has. */
export function visitorOf({ ip }: { readonly ip: string }): string {
  return normalizeIP(ip, 64);
}

/** The address without the dress that IPv4 wears on an IPv6 socket. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The eight groups of an IPv6 address, written out. */
export function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  const missing = after === undefined ? 0 : 8 - groups.length - (after === '' ? 0 : after.split(':').length);
  return [...groups, ...Array<string>(missing).fill('0'), ...(after ?? '').split(':')];
}
