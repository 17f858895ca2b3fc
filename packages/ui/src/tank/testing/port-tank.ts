/** A hull and a fuel tank on its port side, for tests. */
import type { DrawnTank } from '../tank-place.ts';

export const HULL = { lengthMeters: 80, beamMeters: 18, depthMeters: 8 };

export const PORT_TANK: DrawnTank = {
  ...{ id: 'port', name: 'FO 1', medium: 'fuel', percent: 63, state: 'fresh', label: 'FO 1 port, 63 %' },
  place: { aft: 38, fore: 50, port: -8, starboard: -1, bottom: 1, top: 6 },
};
