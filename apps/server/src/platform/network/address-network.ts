/** Whose address it is: what an address is counted under where too many of something are refused. */
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name the network: one computer has the 2^64 addresses behind it. */
const NETWORK_BITS = 64;

/** The /24 of an IPv4 address, e.g. `192.0.2.0/24`, where one holder often has many; else as `getAddressNetwork`. */
export function getNeighbourhood(address: string): string {
  const network = getAddressNetwork(address);
  return isIPv4(network) ? `${ipaddr.IPv4.networkAddressFromCIDR(`${network}/24`)}/24` : network;
}

/**
 * The /64 of an IPv6 address, e.g. `2001:db8:0:1::/64`; an IPv4 address, mapped into IPv6 or not, stands for itself, and
 * so does what is no address.
 */
export function getAddressNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [unzoned = ''] = address.split('%');
  const known = ipaddr.process(unzoned);
  if (known.kind() === 'ipv4') return known.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${unzoned}/${NETWORK_BITS}`)}/${NETWORK_BITS}`;
}
