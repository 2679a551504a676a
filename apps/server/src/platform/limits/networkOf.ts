import { isIPv6 } from 'node:net';

const groupsOfAddress = 8;
/** An IPv6 subscriber gets a prefix of this many groups, 64 bits, and chooses the rest freely. */
const groupsOfNetwork = 4;
const mapped = /^::ffff:([\d.]+)$/i;

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '');

/** The rate-limit key of an address: an IPv4 address itself, an IPv6 address's first 64 bits. */
export function networkOf(ip: string): string {
  const [, ipv4] = mapped.exec(ip) ?? [];
  if (ipv4 !== undefined || !isIPv6(ip)) return ipv4 ?? ip;
  // A URL writes every spelling of an address in one way.
  const { hostname } = new URL(`http://[${ip.replace(/%.*/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array<string>(groupsOfAddress - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, groupsOfNetwork).join(':')}::/64`;
}
