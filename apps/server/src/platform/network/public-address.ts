/** Whether an IP address is one of the open network: what a user names must not lead the server into its own. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

// One list for each kind: in a common one the IPv6 networks would match IPv4 addresses too.
const innerV4 = new BlockList();
const innerV6 = new BlockList();
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
// Of IPv6 only 2000::/3 is handed out; within it, documentation, and what carries an IPv4 address inside.
const V6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;
for (const [network, bits] of V4) innerV4.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of V6) innerV6.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !innerV4.check(address, 'ipv4');
  // An IPv4 address that is mapped into IPv6 (::ffff:…) is not of 2000::/3 either.
  return isIPv6(address) && !innerV6.check(address, 'ipv6');
}
