/** Whose address it is: what an address is counted under where too many of something are refused. */
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of an IPv6 address that name the network: whoever has one computer has the 2^64 addresses behind it. */
const NETWORK_GROUPS = 4;

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [text = ''] = address.split('%');
  const hex = text.replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = hex.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const between = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...between, ...tail].map((group) => Number.parseInt(group, 16));
}

/** The /64 of an IPv6 address, e.g. `2001:db8:0:1::/64`; an IPv4 address, mapped into IPv6 or not, stands for itself. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
