/** Nordlys Rederi: eight ships of the North Sea, in five folders. */
import { defineShip } from './define-ship.ts';
import { LANES, PLACES } from './lanes.ts';
import { containerShip, productTanker } from './type/cargo.ts';
import { platformSupplyVessel } from './type/offshore.ts';
import { electricFerry, ropaxFerry } from './type/passenger.ts';
import { harbourTug, sternTrawler } from './type/working.ts';

const nordlys = {
  organization: 'Nordlys Rederi',
  papers: {
    havbris: { name: 'Havbris', folder: 'Offshore supply', IMO: '4023177', MMSI: '257941010', callSign: 'LHBV' },
    stormfugl: { name: 'Stormfugl', folder: 'Offshore supply', IMO: '4038421', MMSI: '257941020', callSign: 'LHSF' },
    kvitholm: { name: 'Kvitholm', folder: 'Coastal ferries', IMO: '4051966', MMSI: '257941030', callSign: 'LKVH' },
    tindra: { name: 'Tindra', folder: 'Coastal ferries', IMO: '4067288', MMSI: '257941040', callSign: 'LTND' },
    hestnes: { name: 'Hestnes', folder: 'Tankers and cargo', IMO: '4081533', MMSI: '257941050', callSign: 'LHES' },
    lofthav: { name: 'Lofthav', folder: 'Tankers and cargo', IMO: '4094372', MMSI: '257941060', callSign: 'LLFH' },
    tralvik: { name: 'Trålvik', folder: 'Fishing', IMO: '4110762', MMSI: '257941070', callSign: 'LTRV' },
    gronnoy: { name: 'Grønnøy', folder: 'Harbour', IMO: '4125896', MMSI: '257941080', callSign: 'LGRN' },
  },
};

const havbris = defineShip(nordlys, 'havbris', platformSupplyVessel, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Tananger', 420)
      .sail('Sleipner A', [...LANES.tanangerOut, PLACES.sleipner], 12.4)
      .lie('station', 'Sleipner A', 380)
      .sail('Ekofisk', [PLACES.sleipner, PLACES.ekofisk], 11.8)
      .lie('station', 'Ekofisk', 300)
      .sail('Tananger', [PLACES.ekofisk, ...LANES.tanangerOut.toReversed()], 12.8),
  keepsMinutes: true,
  desktop: { name: 'Engine control room', depth: 16, asksPassword: true },
  hasCameras: true,
  sendsFiles: 'all',
});

const stormfugl = defineShip(nordlys, 'stormfugl', platformSupplyVessel, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Aberdeen', 300)
      .sail('Forties', [...LANES.aberdeen, PLACES.forties], 11.6)
      .lie('station', 'Forties', 2400)
      .sail('Aberdeen', [PLACES.forties, ...LANES.aberdeen.toReversed()], 12),
  machineryBus: 'mqtt',
});

const kvitholm = defineShip(nordlys, 'kvitholm', ropaxFerry, {
  // Two round trips a day: from Kristiansand at 00:00 and 12:00 UTC, from Hirtshals at 05:45 and 17:45.
  itinerary: (plan) =>
    plan
      .sail('Hirtshals', LANES.kristiansandHirtshals, 19.5)
      .lieUntil('moored', 'Hirtshals', 345)
      .sail('Kristiansand', LANES.kristiansandHirtshals.toReversed(), 19.5)
      .lieUntil('moored', 'Kristiansand', 720),
  beginsAtMinute: 0,
  keepsMinutes: true,
  desktop: { name: 'Machinery console', depth: 24, asksPassword: false },
  hasCameras: true,
  sendsFiles: 'asked',
});

/** Minutes after midnight UTC; the ship leaves Moss every 80 minutes and Horten 40 minutes later. */
const FIRST_DEPARTURE = 280;
const ROUND_TRIP = 80;
const ROUND_TRIPS = 14;
const tindra = defineShip(nordlys, 'tindra', electricFerry, {
  itinerary: (plan) => {
    for (let trip = 0; trip < ROUND_TRIPS; trip++) {
      const departure = trip * ROUND_TRIP;
      plan
        .sail('Horten', LANES.mossHorten, 14)
        .lieUntil('charging', 'Horten', departure + ROUND_TRIP / 2)
        .sail('Moss', LANES.mossHorten.toReversed(), 14)
        .lieUntil('charging', 'Moss', trip === ROUND_TRIPS - 1 ? 24 * 60 : departure + ROUND_TRIP);
    }
    return plan;
  },
  beginsAtMinute: FIRST_DEPARTURE,
  exposure: 0.3,
  machineryBus: 'sparkplug',
  keepsMinutes: true,
});

const hestnes = defineShip(nordlys, 'hestnes', productTanker, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Sture', 1260)
      .sail('Rotterdam', [...LANES.sture, [58.5, 3.7, 120], [54.6, 3.95, 44], ...LANES.maas], 12.9)
      .lie('moored', 'Rotterdam', 1500)
      .sail(
        'Sture',
        [...LANES.maas.toReversed(), [54.6, 4.15, 44], [58.5, 3.95, 130], ...LANES.sture.toReversed()],
        13.4,
      ),
});

const lofthav = defineShip(nordlys, 'lofthav', containerShip, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Rotterdam', 840)
      .sail('Gothenburg', [[51.994, 4.09, 20], [52.008, 4.03, 22], [52.03, 3.9, 25], ...LANES.skagerrak], 16.2)
      .lie('moored', 'Gothenburg', 660)
      .sail(
        'Rotterdam',
        [...LANES.skagerrak.toReversed(), [52.03, 3.9, 25], [52.008, 4.03, 22], [51.994, 4.09, 20]],
        15.6,
      ),
});

const tralvik = defineShip(nordlys, 'tralvik', sternTrawler, {
  itinerary: (plan) => {
    plan.lie('moored', 'Egersund', 900).sail('Egersund bank', [...LANES.egersund, PLACES.egersundBank], 11.5);
    for (let haul = 0; haul < 7; haul++) {
      const ground = haul % 2 === 0 ? LANES.bank : LANES.bank.toReversed();
      plan.sail('Egersund bank', ground, haul % 2 === 0 ? 3.6 : 3.9, 'trawling').lie('station', 'Egersund bank', 75);
    }
    return plan.sail('Egersund', [PLACES.egersundBank, ...LANES.egersund.toReversed()], 12);
  },
  bridgeBus: 'n2k',
});

const gronnoy = defineShip(nordlys, 'gronnoy', harbourTug, {
  itinerary: (plan) =>
    plan
      .lie('moored', 'Cuxhaven', 260)
      .sail('Elbe approach', LANES.elbe, 11.2)
      .lie('station', 'Elbe approach', 35)
      .sail('Cuxhaven', LANES.elbe.toReversed(), 5.6, 'towing')
      .lie('moored', 'Cuxhaven', 410)
      .sail('Elbe pilot station', LANES.elbe.slice(0, 4), 10.4)
      .lie('station', 'Elbe pilot station', 20)
      .sail('Cuxhaven', LANES.elbe.slice(0, 4).toReversed(), 6.4, 'towing'),
  exposure: 0.5,
  bridgeBus: 'n2k',
});

export const nordlysFleet = [havbris, stormfugl, kvitholm, tindra, hestnes, lofthav, tralvik, gronnoy];
