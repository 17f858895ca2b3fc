/** Nordlys Rederi: eight ships of the North Sea, in five folders. Waypoints are latitude, longitude, depth in metres. */
import type { Waypoint } from '../route/path.ts';
import { type Company, createShips } from './create-ships.ts';
import { containerShip, productTanker } from './type/cargo.ts';
import { platformSupplyVessel } from './type/offshore.ts';
import { electricFerry, ropaxFerry } from './type/passenger.ts';
import { harbourTug, sternTrawler } from './type/working.ts';

const nordlys: Company = { organization: 'Nordlys Rederi' };

const TANANGER_OUT: Waypoint[] = [
  [58.93, 5.598, 12],
  [58.945, 5.58, 22],
  [58.957, 5.564, 40],
  [58.968, 5.52, 90],
  [58.93, 5.36, 210],
];
const SLEIPNER: Waypoint = [58.372, 1.93, 82];
const EKOFISK: Waypoint = [56.552, 3.24, 71];
const ABERDEEN: Waypoint[] = [
  [57.143, -2.045, 9],
  [57.147, -2.0, 22],
  [57.16, -1.94, 48],
];
const FORTIES: Waypoint = [57.735, 0.985, 106];

const havbris = createShips(nordlys, platformSupplyVessel, {
  key: 'havbris',
  name: 'Havbris',
  folder: 'Offshore supply',
  IMO: '4023177',
  MMSI: '257941010',
  callSign: 'LHBV',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Tananger', 420)
      .sail('Sleipner A', [...TANANGER_OUT, SLEIPNER], 12.4)
      .lie('station', 'Sleipner A', 380)
      .sail('Ekofisk', [SLEIPNER, EKOFISK], 11.8)
      .lie('station', 'Ekofisk', 300)
      .sail('Tananger', [EKOFISK, ...TANANGER_OUT.toReversed()], 12.8),
});

const stormfugl = createShips(nordlys, platformSupplyVessel, {
  key: 'stormfugl',
  name: 'Stormfugl',
  folder: 'Offshore supply',
  IMO: '4038421',
  MMSI: '257941020',
  callSign: 'LHSF',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Aberdeen', 300)
      .sail('Forties', [...ABERDEEN, FORTIES], 11.6)
      .lie('station', 'Forties', 2400)
      .sail('Aberdeen', [FORTIES, ...ABERDEEN.toReversed()], 12),
});

const KRISTIANSAND_HIRTSHALS: Waypoint[] = [
  [58.13, 8.01, 14],
  [58.085, 8.04, 60],
  [58.0, 8.12, 260],
  [57.66, 9.88, 32],
  [57.608, 9.962, 9],
];
const kvitholm = createShips(nordlys, ropaxFerry, {
  key: 'kvitholm',
  name: 'Kvitholm',
  folder: 'Coastal ferries',
  IMO: '4051966',
  MMSI: '257941030',
  callSign: 'LKVH',
  // Two round trips a day: from Kristiansand at 00:00 and 12:00 UTC, from Hirtshals at 05:45 and 17:45.
  itinerary: (plan) =>
    plan
      .sail('Hirtshals', KRISTIANSAND_HIRTSHALS, 19.5)
      .lieUntil('moored', 'Hirtshals', 345)
      .sail('Kristiansand', KRISTIANSAND_HIRTSHALS.toReversed(), 19.5)
      .lieUntil('moored', 'Kristiansand', 720),
  beginsAtMinute: 0,
});

const MOSS_HORTEN: Waypoint[] = [
  [59.4165, 10.628, 12],
  [59.414, 10.6, 60],
  [59.411, 10.53, 190],
  [59.412, 10.492, 14],
];
/** Minutes after midnight UTC; the ship leaves Moss every 80 minutes and Horten 40 minutes later. */
const FIRST_DEPARTURE = 280;
const ROUND_TRIP = 80;
const ROUND_TRIPS = 14;
const tindra = createShips(nordlys, electricFerry, {
  key: 'tindra',
  name: 'Tindra',
  folder: 'Coastal ferries',
  IMO: '4067288',
  MMSI: '257941040',
  callSign: 'LTND',
  itinerary: (plan) => {
    for (let trip = 0; trip < ROUND_TRIPS; trip++) {
      const departure = trip * ROUND_TRIP;
      plan
        .sail('Horten', MOSS_HORTEN, 14)
        .lieUntil('charging', 'Horten', departure + ROUND_TRIP / 2)
        .sail('Moss', MOSS_HORTEN.toReversed(), 14)
        .lieUntil('charging', 'Moss', trip === ROUND_TRIPS - 1 ? 24 * 60 : departure + ROUND_TRIP);
    }
    return plan;
  },
  beginsAtMinute: FIRST_DEPARTURE,
  exposure: 0.3,
  machineryBus: 'sparkplug',
});

const STURE: Waypoint[] = [
  [60.615, 4.885, 38],
  [60.575, 4.86, 160],
  [60.545, 4.7, 280],
  [60.4, 4.25, 310],
];
const MAAS: Waypoint[] = [
  [53.2, 3.75, 32],
  [52.3, 3.55, 28],
  [52.02, 3.85, 24],
  [52.008, 4.03, 22],
  [51.994, 4.095, 20],
];
const hestnes = createShips(nordlys, productTanker, {
  key: 'hestnes',
  name: 'Hestnes',
  folder: 'Tankers and cargo',
  IMO: '4081533',
  MMSI: '257941050',
  callSign: 'LHES',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Sture', 1260)
      .sail('Rotterdam', [...STURE, [58.5, 3.7, 120], [54.6, 3.95, 44], ...MAAS], 12.9)
      .lie('moored', 'Rotterdam', 1500)
      .sail('Sture', [...MAAS.toReversed(), [54.6, 4.15, 44], [58.5, 3.95, 130], ...STURE.toReversed()], 13.4),
});

const SKAGERRAK: Waypoint[] = [
  [52.5, 4.02, 26],
  [53.4, 4.4, 30],
  [54.2, 6.0, 38],
  [55.6, 7.0, 34],
  [57.2, 7.7, 58],
  [57.75, 9.5, 120],
  [57.87, 10.6, 150],
  [57.75, 11.2, 60],
  [57.64, 11.52, 28],
  [57.663, 11.71, 14],
];
const lofthav = createShips(nordlys, containerShip, {
  key: 'lofthav',
  name: 'Lofthav',
  folder: 'Tankers and cargo',
  IMO: '4094372',
  MMSI: '257941060',
  callSign: 'LLFH',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Rotterdam', 840)
      .sail('Gothenburg', [[51.994, 4.09, 20], [52.008, 4.03, 22], [52.03, 3.9, 25], ...SKAGERRAK], 16.2)
      .lie('moored', 'Gothenburg', 660)
      .sail('Rotterdam', [...SKAGERRAK.toReversed(), [52.03, 3.9, 25], [52.008, 4.03, 22], [51.994, 4.09, 20]], 15.6),
});

const EGERSUND: Waypoint[] = [
  [58.428, 5.955, 11],
  [58.41, 5.88, 60],
  [58.3, 5.7, 210],
];
const BANK: Waypoint[] = [
  [57.78, 5.02, 118],
  [57.62, 5.34, 126],
  [57.55, 5.1, 108],
  [57.72, 4.72, 112],
  [57.78, 5.02, 118],
];
const tralvik = createShips(nordlys, sternTrawler, {
  key: 'tralvik',
  name: 'Trålvik',
  folder: 'Fishing',
  IMO: '4110762',
  MMSI: '257941070',
  callSign: 'LTRV',
  itinerary: (plan) => {
    plan.lie('moored', 'Egersund', 900).sail('Egersund bank', [...EGERSUND, BANK[0] as Waypoint], 11.5);
    for (let haul = 0; haul < 7; haul++) {
      const ground = haul % 2 === 0 ? BANK : BANK.toReversed();
      plan.sail('Egersund bank', ground, haul % 2 === 0 ? 3.6 : 3.9, 'trawling').lie('station', 'Egersund bank', 75);
    }
    return plan.sail('Egersund', [BANK[0] as Waypoint, ...EGERSUND.toReversed()], 12);
  },
  bridgeBus: 'n2k',
});

const ELBE: Waypoint[] = [
  [53.882, 8.718, 13],
  [53.93, 8.655, 18],
  [53.985, 8.42, 16],
  [54.0, 8.1, 21],
  [54.03, 7.82, 27],
];
const gronnoy = createShips(nordlys, harbourTug, {
  key: 'gronnoy',
  name: 'Grønnøy',
  folder: 'Harbour',
  IMO: '4125896',
  MMSI: '257941080',
  callSign: 'LGRN',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Cuxhaven', 260)
      .sail('Elbe approach', ELBE, 11.2)
      .lie('station', 'Elbe approach', 35)
      .sail('Cuxhaven', ELBE.toReversed(), 5.6, 'towing')
      .lie('moored', 'Cuxhaven', 410)
      .sail('Elbe pilot station', ELBE.slice(0, 4), 10.4)
      .lie('station', 'Elbe pilot station', 20)
      .sail('Cuxhaven', ELBE.slice(0, 4).toReversed(), 6.4, 'towing'),
  exposure: 0.5,
  bridgeBus: 'n2k',
});

export const nordlysFleet = [havbris, stormfugl, kvitholm, tindra, hestnes, lofthav, tralvik, gronnoy];
