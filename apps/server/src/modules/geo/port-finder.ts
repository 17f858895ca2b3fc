/** Caches the known port at a place, for lists that are read often: a vessel in port stays for days. */
import type { Position } from '@fms/domain/geo';
import { loadKnownPorts, type Ports } from './port-name.ts';

/** Hundredths of a degree are a kilometre: small beside a port. */
const DECIMALS = 2;
const MOST_REMEMBERED = 20_000;

/** Its name, or null when none is near. */
export type PortFinder = (position: Position) => string | null;

export function createPortFinder(ports: () => Pick<Ports, 'nearest'> = loadKnownPorts): PortFinder {
  const remembered = new Map<string, string | null>();
  return (position) => {
    const key = `${position.latitude.toFixed(DECIMALS)} ${position.longitude.toFixed(DECIMALS)}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const name = ports().nearest(position);
    remembered.set(key, name);
    return name;
  };
}
