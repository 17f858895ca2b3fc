/** Every slot that a tab of machinery asks for has a ship that fills it, live and in history, and over which bus it comes. */
import { readdir, readFile } from 'node:fs/promises';
import { type BindableTag, completePlant, parseSlotRef, SLOTS } from '@fms/domain/plant';
import { describe, expect, it } from 'vitest';
import { createShipHistory, type ShipHistory } from '../history/ship-history.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { listPlantEquipment } from '../plant-file/plant-file.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { fleet, getShip, HOUR, NOON } from '../testing/ships.ts';

const under = (kind: keyof typeof SLOTS, keys: string) => keys.split(' ').map((key) => `${kind}/${key}`);

const ENGINE = under(
  'main-engine',
  'running load power speed fuelRate runningHours lubeOilPressure lubeOilTemperature coolingWaterTemperature coolingWaterPressure fuelPressure chargeAirPressure chargeAirTemperature exhaustTemperature cylinderExhaustTemperature cylinderMaximumPressure turbochargerSpeed turbochargerInletTemperature turbochargerEfficiency airFilterPressureDrop chargeAirCoolerPressureDrop starts',
);
const METERS = 'fuelSupplyFlow fuelReturnFlow fuelSupplyTemperature fuelReturnTemperature';

/** What each tab asks for, by kind of equipment. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  conning: [
    ...under(
      'vessel',
      'heading headingOrder course rateOfTurn crossTrackError speedOverGround speedThroughWater trueWindSpeed trueWindDirection trueWindAngle apparentWindSpeed apparentWindAngle depthBelowKeel depthBelowTransducer depthBelowSurface draught roll pitch heel',
    ),
    ...under('rudder', 'angle order'),
    ...under('shaft', 'propellerPitch propellerPitchOrder speed speedOrder power torque'),
    ...under('azimuth', 'angle angleOrder speed speedOrder load power'),
    ...under('propulsion-motor', 'power load'),
    ...under('thruster', 'thrust thrustOrder load power running'),
  ],
  engine: [...ENGINE, ...under('vessel', 'fuelDensity airTemperature airPressure')],
  'engine mimic': [
    ...under(
      'main-engine',
      `${METERS} fuelTemperature fuelHeaterTemperature fuelViscosity lubeOilFlow lubeOilOutletTemperature highTemperatureWaterFlow highTemperatureWaterInlet lowTemperatureWaterFlow lowTemperatureWaterInlet lowTemperatureWaterOutlet seaWaterFlow seaWaterInlet seaWaterOutlet fuelRack oilMist crankcasePressure slowDown`,
    ),
    ...under('pump', 'running dischargePressure'),
    ...under('valve', 'open position'),
    ...under('filter', 'pressureDrop'),
  ],
  tank: [
    ...under('tank', 'level volume sounding temperature'),
    ...under('vessel', 'trim draughtAft draughtForward heel roll fuelDensity fuelRate speedOverGround'),
  ],
  'tank mimic': [...under('tank', 'level volume sounding temperature'), 'vessel/draught'],
  'battery mimic': [
    ...under(
      'battery',
      'stateOfCharge power offGas ventilation ventilationSpeed emergencyStop coolantTemperature coolantFlow dischargeLimit chargeLimit',
    ),
    ...under(
      'battery-string',
      'stateOfCharge stateOfHealth voltage current power lowestCellVoltage highestCellVoltage cellSpread lowestTemperature highestTemperature contactor insulation insulationLow tripped cellVoltage',
    ),
    ...under('battery-module', 'voltage temperature'),
  ],
  'charge history': [
    ...under('battery', 'power stateOfCharge chargeState'),
    ...under('battery-string', 'stateOfCharge highestTemperature stateOfHealth energyIn energyOut'),
  ],
  generator: [
    ...under(
      'generator',
      'running power load voltage frequency current reactivePower fuelRate runningHours starts breaker blocked',
    ),
    ...under('switchboard', 'load voltage frequency hotelLoad'),
    ...under('bus-tie', 'closed power'),
    ...under('shore-connection', 'power breaker'),
    ...under('battery-string', 'power contactor stateOfCharge stateOfHealth'),
  ],
  scrubber: [
    ...under(
      'scrubber',
      'mode running so2 co2 ratio inletPh dischargePh inletPah dischargePah inletTurbidity dischargeTurbidity washWaterFlow connectedPower exhaustTemperature calibrating',
    ),
    ...under('main-engine', 'scrubberConnected'),
    ...under('generator', 'scrubberConnected'),
  ],
  'SO2 track': [...under('scrubber', 'mode so2 co2 calibrating'), 'vessel/position'],
  'fuel flow': [
    ...under('main-engine', `${METERS} running load power`),
    ...under('generator', `${METERS} fuelOnDistillate running load power`),
    ...under('vessel', 'fuelDensity fuelUsed speedOverGround'),
  ],
  performance: [
    ...under(
      'vessel',
      'speedThroughWater speedOverGround course heading trueWindSpeed trueWindDirection draught depthBelowKeel seaTemperature fuelDensity fuelRate',
    ),
    ...under('shaft', 'power speed'),
    ...under('rudder', 'angle'),
    ...under('main-engine', 'fuelRate'),
  ],
};

interface Feed {
  readonly ship: ShipSpec;
  readonly bus: string;
  readonly isLive: boolean;
  readonly isStored: boolean;
}

/** Numbers of the tags of which something is said within a span. */
function listSaid(history: ShipHistory, fromSeconds: number, toSeconds: number, stepSeconds: number): Set<number> {
  const { numbers, texts, positions } = history.batch('', { sequence: 1, fromSeconds, toSeconds, stepSeconds });
  return new Set([...numbers, ...texts, ...positions].map(({ tagIndex }) => tagIndex));
}

/** Tags of engine room and plant come over the bus of the machinery; shafts may speak on the bridge's. */
const busOf = ({ bridgeBus, machineryBus }: ShipSpec, source: string) =>
  source.startsWith('plant:') || source.endsWith('ER')
    ? bridgeBus === 'nmea0183'
      ? machineryBus
      : 'nmea0183'
    : bridgeBus;

/** Which ship fills which slot, by kind and key. */
function listFeeds(): ReadonlyMap<string, readonly Feed[]> {
  const feeds = new Map<string, Feed[]>();
  for (const ship of fleet) {
    const history = createShipHistory(createShipInstruments(getShip(ship.key), []));
    const tags = history.tags.map((tag, i) => ({ ...tag, id: (i + 1) as BindableTag['id'], standardName: '' }));
    const plant = completePlant({ equipment: listPlantEquipment(ship), bindings: [] }, tags);
    const kinds = new Map(plant.equipment.map(({ id, kind }) => [id, kind]));
    const [live, stored] = [listSaid(history, NOON, NOON + 121, 1), listSaid(history, NOON - 13 * HOUR, NOON, 60)];
    for (const { slot, tagId } of plant.bindings) {
      const place = parseSlotRef(slot);
      const index = (tagId ?? 0) - 1;
      const name = `${kinds.get(place?.equipmentId ?? '')}/${place?.key}`;
      const bus = busOf(ship, tags[index]?.source ?? '');
      feeds.set(name, [
        ...(feeds.get(name) ?? []),
        { ship, bus, isLive: live.has(index), isStored: stored.has(index) },
      ]);
    }
  }
  return feeds;
}

const feeds = listFeeds();
/** Sent when it begins or ends: two minutes may hold none. */
const SELDOM = new Set(['battery/chargeState', 'vessel/draught']);

describe.each(Object.entries(TABS))('the %s tab', (_, slots) => {
  it('has a ship for each of its slots, live and minute by minute in history', () => {
    const lost = slots.filter(
      (slot) =>
        !(feeds.get(slot) ?? []).some(
          ({ ship, isLive, isStored }) => ship.keepsMinutes && isStored && (isLive || SELDOM.has(slot)),
        ),
    );
    expect(lost).toEqual([]);
  });
});

describe('the slots of all tabs', () => {
  it('come over six kinds of bus, those of each subject over these', () => {
    const busesOf = (tab: string) =>
      [...new Set((TABS[tab] ?? []).flatMap((slot) => (feeds.get(slot) ?? []).map(({ bus }) => bus)))].sort();
    expect(Object.fromEntries(Object.keys(TABS).map((tab) => [tab, busesOf(tab).join(' ')]))).toEqual({
      conning: 'iso19848 mqtt n2k nmea0183 signalk sparkplug',
      engine: 'iso19848 mqtt n2k nmea0183 signalk sparkplug',
      'engine mimic': 'iso19848 mqtt nmea0183 sparkplug',
      tank: 'iso19848 mqtt n2k nmea0183 signalk sparkplug',
      'tank mimic': 'iso19848 mqtt n2k nmea0183 signalk sparkplug',
      'battery mimic': 'mqtt nmea0183 sparkplug',
      'charge history': 'mqtt nmea0183 sparkplug',
      generator: 'iso19848 mqtt nmea0183 sparkplug',
      scrubber: 'iso19848 nmea0183 sparkplug',
      'SO2 track': 'iso19848 n2k nmea0183 signalk sparkplug',
      'fuel flow': 'iso19848 mqtt n2k nmea0183 signalk sparkplug',
      performance: 'iso19848 mqtt n2k nmea0183 signalk sparkplug',
    });
  });

  it('stand in this table', async () => {
    const asked = await listAsked();
    const known = new Set(Object.values(TABS).flatMap((slots) => slots.map((slot) => slot.split('/')[1] ?? '')));
    const unknown = [...asked].filter((key) => !known.has(key) && !OTHER_WORDS.has(key));
    expect(unknown.sort()).toEqual([]);
  });
});

/** Keys of slots that the sources of tabs use as words for something else. */
const OTHER_WORDS = new Set(['density', 'grade', 'standby', 'strings', 'total']);

const WEB = new URL('../../../web/src/', import.meta.url);
const FOLDERS = [
  ...['conning', 'engine', 'tank', 'battery-mimic', 'generator', 'scrubber', 'fuel-flow', 'performance'].map(
    (tab) => `features/vessel-${tab}/`,
  ),
  ...['conning', 'tank', 'switchboard'].map((entity) => `entities/${entity}/`),
];

/** Keys of slots that stand as words in the sources of the tabs. */
async function listAsked(): Promise<Set<string>> {
  const keys = new Set(Object.values(SLOTS).flatMap((slots) => slots.map(({ key }) => key)));
  const files = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(new URL(folder, WEB), { recursive: true });
      return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => new URL(folder + name, WEB));
    }),
  );
  const texts = await Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
  const words = texts.flatMap((text) => [...text.matchAll(/'([a-zA-Z]+)'/g)].map(([, word]) => word ?? ''));
  return new Set(words.filter((word) => keys.has(word)));
}

describe('machinery', () => {
  it('comes over at least four kinds of bus', () => {
    const buses = new Set([...feeds.values()].flat().map(({ ship }) => ship.machineryBus));
    expect(buses).toEqual(new Set(['nmea0183', 'sparkplug', 'mqtt', 'iso19848']));
  });
});
