/** Blue Water Lines: four ships that the users of Nordlys Rederi may not see. */
import type { Waypoint } from '../route/path.ts';
import { type Company, createShips } from './create-ships.ts';
import { bulkCarrier, containerShip } from './type/cargo.ts';
import { crewTransferVessel } from './type/offshore.ts';
import { cruiseShip } from './type/passenger.ts';

const blueWater: Company = { organization: 'Blue Water Lines' };

const GDANSK: Waypoint[] = [
  [54.42, 18.72, 13],
  [54.6, 18.97, 60],
  [54.85, 19.05, 95],
];
const OXELOSUND: Waypoint[] = [
  [58.3, 17.5, 70],
  [58.55, 17.32, 40],
  [58.64, 17.16, 15],
];
const balticHeron = createShips(blueWater, bulkCarrier, {
  key: 'baltic-heron',
  name: 'Baltic Heron',
  folder: 'Bulk',
  IMO: '4139043',
  MMSI: '209941010',
  callSign: '5BHN',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Gdańsk', 2100)
      .sail('Oxelösund', [...GDANSK, [55.6, 18.3, 80], [56.3, 17.3, 55], [57.2, 17.35, 60], ...OXELOSUND], 11.6)
      .lie('moored', 'Oxelösund', 1500)
      .sail(
        'Gdańsk',
        [...OXELOSUND.toReversed(), [57.4, 17.68, 60], [56.6, 17.9, 70], [55.3, 18.9, 90], ...GDANSK.toReversed()],
        12.3,
      ),
  machineryBus: 'mqtt',
});

const LE_HAVRE: Waypoint[] = [
  [49.485, 0.04, 15],
  [49.52, -0.2, 22],
  [49.78, -1.0, 45],
  [49.98, -2.0, 70],
];
const USHANT: Waypoint[] = [
  [49.1, -5.4, 105],
  [48.72, -5.85, 120],
  [47.5, -5.75, 140],
  [45.5, -4.4, 3200],
];
const BILBAO: Waypoint[] = [
  [43.6, -3.2, 160],
  [43.385, -3.085, 22],
];
const atlanticTern = createShips(blueWater, containerShip, {
  key: 'atlantic-tern',
  name: 'Atlantic Tern',
  folder: 'Container',
  IMO: '4152631',
  MMSI: '235941020',
  callSign: 'MATN',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Le Havre', 900)
      .sail('Bilbao', [...LE_HAVRE, ...USHANT, ...BILBAO], 16.8)
      .lie('moored', 'Bilbao', 780)
      .sail('Le Havre', [...LE_HAVRE, ...USHANT, ...BILBAO].toReversed(), 16.1),
  machineryBus: 'iso19848',
});

const BARCELONA: Waypoint[] = [
  [41.352, 2.2, 14],
  [41.3, 2.26, 60],
  [41.15, 2.3, 700],
];
const PALMA_IN: Waypoint[] = [
  [40.2, 2.1, 1400],
  [39.5, 2.15, 120],
  [39.35, 2.45, 90],
  [39.42, 2.64, 45],
  [39.532, 2.638, 13],
];
const BONIFACIO: Waypoint[] = [
  [41.38, 8.6, 300],
  [41.305, 9.05, 70],
  [41.31, 9.28, 75],
  [41.4, 9.65, 600],
  [42.0, 11.55, 120],
];
const CIVITAVECCHIA: Waypoint = [42.095, 11.745, 15];
const AJACCIO: Waypoint[] = [
  [41.86, 8.55, 400],
  [41.895, 8.69, 40],
];
const azureMeridian = createShips(blueWater, cruiseShip, {
  key: 'azure-meridian',
  name: 'Azure Meridian',
  folder: 'Cruise',
  IMO: '4168305',
  MMSI: '249941030',
  callSign: '9HAM',
  itinerary: (plan) =>
    plan
      .lie('moored', 'Barcelona', 780)
      .sail('Palma', [...BARCELONA, ...PALMA_IN], 13.5)
      .lie('moored', 'Palma', 660)
      .sail(
        'Ajaccio',
        [
          [39.532, 2.638, 13],
          [39.42, 2.68, 45],
          [39.24, 2.72, 120],
          [39.22, 3.1, 300],
          [39.5, 4.3, 900],
          [40.6, 5.6, 2600],
          [41.75, 8.2, 1900],
          ...AJACCIO,
        ],
        17.4,
      )
      .lie('moored', 'Ajaccio', 540)
      .sail('Civitavecchia', [...AJACCIO.toReversed(), ...BONIFACIO, CIVITAVECCHIA], 15)
      .lie('moored', 'Civitavecchia', 720)
      .sail(
        'Barcelona',
        [
          CIVITAVECCHIA,
          ...BONIFACIO.toReversed(),
          [41.35, 7.5, 2400],
          [41.28, 2.4, 800],
          ...BARCELONA.slice(0, 2).toReversed(),
        ],
        18.2,
      ),
});

const ESBJERG: Waypoint[] = [
  [55.471, 8.4, 10],
  [55.473, 8.335, 14],
  [55.452, 8.315, 16],
  [55.425, 8.23, 14],
  [55.45, 8.05, 18],
];
const HORNS_REV: Waypoint = [55.69, 7.66, 17];
const horizonSwift = createShips(blueWater, crewTransferVessel, {
  key: 'horizon-swift',
  name: 'Horizon Swift',
  folder: 'Wind service',
  IMO: '4184751',
  MMSI: '219941040',
  callSign: 'OYHS',
  // Out at 05:30 UTC with the technicians, from turbine to turbine, home by the evening.
  itinerary: (plan) =>
    plan
      .sail('Horns Rev 3', [...ESBJERG, HORNS_REV], 21.5)
      .lieUntil('station', 'Horns Rev 3', 240)
      .sail('Horns Rev 3, row F', [HORNS_REV, [55.72, 7.72, 18], [55.74, 7.7, 18]], 9)
      .lieUntil('station', 'Horns Rev 3, row F', 450)
      .sail('Horns Rev 3', [[55.74, 7.7, 18], [55.715, 7.62, 18], HORNS_REV], 9)
      .lieUntil('station', 'Horns Rev 3', 630)
      .sail('Esbjerg', [HORNS_REV, ...ESBJERG.toReversed()], 22)
      .lieUntil('moored', 'Esbjerg', 1440),
  beginsAtMinute: 330,
  exposure: 0.55,
  bridgeBus: 'signalk',
});

export const blueWaterFleet = [balticHeron, atlanticTern, azureMeridian, horizonSwift];
