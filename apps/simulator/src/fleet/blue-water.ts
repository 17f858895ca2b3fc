/** Blue Water Lines: four ships that the users of Nordlys Rederi may not see. */
import { defineShip } from './define-ship.ts';
import { LANES, PLACES } from './lanes.ts';
import { bulkCarrier, containerShip } from './type/cargo.ts';
import { crewTransferVessel } from './type/offshore.ts';
import { cruiseShip } from './type/passenger.ts';

const blueWater = {
  organization: 'Blue Water Lines',
  papers: {
    'baltic-heron': { name: 'Baltic Heron', folder: 'Bulk', IMO: '4139043', MMSI: '209941010', callSign: '5BHN' },
    'atlantic-tern': {
      name: 'Atlantic Tern',
      folder: 'Container',
      IMO: '4152631',
      MMSI: '235941020',
      callSign: 'MATN',
    },
    'azure-meridian': { name: 'Azure Meridian', folder: 'Cruise', IMO: '4168305', MMSI: '249941030', callSign: '9HAM' },
    'horizon-swift': {
      name: 'Horizon Swift',
      folder: 'Wind service',
      IMO: '4184751',
      MMSI: '219941040',
      callSign: 'OYHS',
    },
  },
};

const balticHeron = defineShip(blueWater, 'baltic-heron', bulkCarrier, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Gdańsk', 2100)
      .sail(
        'Oxelösund',
        [...LANES.gdansk, [55.6, 18.3, 80], [56.3, 17.3, 55], [57.2, 17.35, 60], ...LANES.oxelosund],
        11.6,
      )
      .lie('moored', 'Oxelösund', 1500)
      .sail(
        'Gdańsk',
        [
          ...LANES.oxelosund.toReversed(),
          [57.4, 17.68, 60],
          [56.6, 17.9, 70],
          [55.3, 18.9, 90],
          ...LANES.gdansk.toReversed(),
        ],
        12.3,
      ),
  machineryBus: 'mqtt',
});

const atlanticTern = defineShip(blueWater, 'atlantic-tern', containerShip, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Le Havre', 900)
      .sail('Bilbao', [...LANES.leHavre, ...LANES.ushant, ...LANES.bilbao], 16.8)
      .lie('moored', 'Bilbao', 780)
      .sail('Le Havre', [...LANES.leHavre, ...LANES.ushant, ...LANES.bilbao].toReversed(), 16.1),
  machineryBus: 'iso19848',
});

const azureMeridian = defineShip(blueWater, 'azure-meridian', cruiseShip, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Barcelona', 780)
      .sail('Palma', [...LANES.barcelona, ...LANES.palmaIn], 13.5)
      .lie('moored', 'Palma', 660)
      .sail('Ajaccio', [...LANES.palmaSardinia, ...LANES.ajaccio], 17.4)
      .lie('moored', 'Ajaccio', 540)
      .sail('Civitavecchia', [...LANES.ajaccio.toReversed(), ...LANES.bonifacio, PLACES.civitavecchia], 15)
      .lie('moored', 'Civitavecchia', 720)
      .sail(
        'Barcelona',
        [
          PLACES.civitavecchia,
          ...LANES.bonifacio.toReversed(),
          [41.35, 7.5, 2400],
          [41.28, 2.4, 800],
          ...LANES.barcelona.slice(0, 2).toReversed(),
        ],
        18.2,
      ),
  machineryBus: 'sparkplug',
});

const horizonSwift = defineShip(blueWater, 'horizon-swift', crewTransferVessel, {
  // Out at 05:30 UTC with the technicians, from turbine to turbine, home by the evening.
  itinerary: (plan) =>
    plan
      .sail('Horns Rev 3', [...LANES.esbjerg, PLACES.hornsRev], 21.5)
      .lieUntil('station', 'Horns Rev 3', 240)
      .sail('Horns Rev 3, row F', [PLACES.hornsRev, [55.72, 7.72, 18], [55.74, 7.7, 18]], 9)
      .lieUntil('station', 'Horns Rev 3, row F', 450)
      .sail('Horns Rev 3', [[55.74, 7.7, 18], [55.715, 7.62, 18], PLACES.hornsRev], 9)
      .lieUntil('station', 'Horns Rev 3', 630)
      .sail('Esbjerg', [PLACES.hornsRev, ...LANES.esbjerg.toReversed()], 22)
      .lieUntil('moored', 'Esbjerg', 1440),
  beginsAtMinute: 330,
  exposure: 0.55,
  bridgeBus: 'signalk',
});

export const blueWaterFleet = [balticHeron, atlanticTern, azureMeridian, horizonSwift];
