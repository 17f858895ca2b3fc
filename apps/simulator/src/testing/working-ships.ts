/** Ships that also wait, at anchor or adrift, as the ships of the demonstration do not: ground truth for found jobs. */
import { defineShip } from '../fleet/define-ship.ts';
import { LANES, PLACES } from '../fleet/lanes.ts';
import { bulkCarrier, containerShip, productTanker } from '../fleet/type/cargo.ts';
import { platformSupplyVessel } from '../fleet/type/offshore.ts';
import { harbourTug } from '../fleet/type/working.ts';
import type { Waypoint } from '../route/path.ts';
import type { Voyage } from '../route/voyage.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';

const paper = (name: string, number: number) => ({
  name,
  folder: 'Trial',
  IMO: `400000${number}`,
  MMSI: `25794900${number}`,
  callSign: `LTR${number}`,
});

const trial = {
  organization: 'Trial',
  papers: {
    'trial-tanker': paper('Trial Tanker', 1),
    'trial-supply': paper('Trial Supply', 2),
    'trial-box': paper('Trial Box', 3),
    'trial-tug': paper('Trial Tug', 4),
    'trial-bulk': paper('Trial Bulk', 5),
  },
};

/** Lies in port, goes out to its roads, swings about its anchor there, and comes back; times in minutes. */
const lieAtRoads =
  (port: string, lane: readonly Waypoint[], roads: Waypoint, berthed: number, anchored: number) => (plan: Voyage) =>
    plan
      .lie('moored', port, berthed)
      .sail(`${port} roads`, [...lane, roads], 11)
      .lie('anchored', `${port} roads`, anchored)
      .sail(port, [roads, ...lane.toReversed()], 11);

const tanker = defineShip(trial, 'trial-tanker', productTanker, {
  itinerary: lieAtRoads('Sture', LANES.sture, [60.36, 4.4, 60], 900, 520),
});

const bulk = defineShip(trial, 'trial-bulk', bulkCarrier, {
  itinerary: lieAtRoads('Gdańsk', LANES.gdansk, [54.75, 19.2, 40], 1100, 900),
  exposure: 0.7,
});

const FORTIES_ZONE: readonly Waypoint[] = [
  [57.7, 0.9, 100],
  [57.715, 0.94, 100],
];
const supply = defineShip(trial, 'trial-supply', platformSupplyVessel, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Aberdeen', 420)
      .sail('Forties zone', [...LANES.aberdeen, ...FORTIES_ZONE.slice(0, 1)], 12)
      .sail('Forties zone', FORTIES_ZONE, 0.9, 'drifting')
      .sail('Forties', [...FORTIES_ZONE.slice(1), PLACES.forties], 9)
      .lie('station', 'Forties', 480)
      .sail('Aberdeen', [PLACES.forties, ...LANES.aberdeen.toReversed()], 12.4),
});

const OFF_MAAS: readonly Waypoint[] = [
  [52.5, 4.02, 26],
  [52.53, 4.07, 26],
];
const MAAS: readonly Waypoint[] = [
  [51.994, 4.09, 20],
  [52.008, 4.03, 22],
  [52.03, 3.9, 25],
];
const box = defineShip(trial, 'trial-box', containerShip, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Rotterdam', 700)
      .sail('off Rotterdam', [...MAAS, ...OFF_MAAS.slice(0, 1)], 15)
      .sail('off Rotterdam', OFF_MAAS, 1.1, 'drifting')
      .sail('Rotterdam', [...OFF_MAAS.toReversed(), ...MAAS.toReversed()], 13),
});

const tug = defineShip(trial, 'trial-tug', harbourTug, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Cuxhaven', 200)
      .sail('Elbe approach', LANES.elbe.slice(0, 4), 11)
      .lie('anchored', 'Elbe approach', 170)
      .sail('Cuxhaven', LANES.elbe.slice(0, 4).toReversed(), 5.8, 'towing'),
  exposure: 0.5,
});

export function buildWorkingShips(seed: number): ShipSpec[] {
  return [tanker, supply, box, tug, bulk].map((ship) => ship(seed));
}
