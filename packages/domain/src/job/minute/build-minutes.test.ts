import { describe, expect, it } from 'vitest';
import { type TagId, toId } from '../../identity/index.ts';
import { formatSlotRef, type Plant, type PlantEquipment } from '../../plant/index.ts';
import { MINUTE_MS } from '../../time/unit.ts';
import { buildJobMinutes, type MinuteMean } from './build-minutes.ts';
import { listJobTags, readJobProfile, readJobSource } from './job-source.ts';

const AT = Date.UTC(2026, 10, 21);
const SLOTS = [
  'vessel/speedOverGround',
  'vessel/heading',
  'vessel/trueWindSpeed',
  'vessel/trueWindDirection',
  'vessel/towingPull',
  'shaft-port/power',
  'shaft-starboard/power',
  'main-engine-port/fuelRate',
  'main-engine-port/running',
  'main-engine-starboard/fuelRate',
  'main-engine-starboard/running',
  'thruster-bow/load',
  'switchboard/hotelLoad',
  'shore-connection/breaker',
];
const equipment = (id: string, kind: PlantEquipment['kind'], parameters: PlantEquipment['parameters'] = {}) => ({
  ...{ id, kind, name: id, parentId: null, parameters },
});
const plant: Plant = {
  equipment: [
    equipment('vessel', 'vessel', {
      fuelGrade: 'DMA',
      harbourSpeed: 7,
      cargoLoad: 120,
      trialCurve: [
        [8, 900],
        [13, 4000],
      ],
    }),
    equipment('shaft-port', 'shaft', { ratedPower: 2000 }),
    equipment('shaft-starboard', 'shaft', { ratedPower: 2000 }),
    equipment('main-engine-port', 'main-engine', { ratedPower: 2200 }),
    equipment('main-engine-starboard', 'main-engine', { ratedPower: 2200 }),
    equipment('thruster-bow', 'thruster', { ratedPower: 500 }),
    equipment('switchboard', 'switchboard'),
    equipment('shore-connection', 'shore-connection'),
    equipment('tank-fuel', 'tank', { fluid: 'Gas oil DMA', density: 850 }),
  ],
  bindings: SLOTS.map((slot, place) => {
    const [id, key] = slot.split('/') as [string, string];
    return { slot: formatSlotRef(id, key), tagId: toId<TagId>(place + 1) };
  }),
};
const source = readJobSource(plant, AT);
const tagOf = (slot: string) => toId<TagId>(SLOTS.indexOf(slot) + 1);

/** Minutes after the begin, with the value of each. */
type Series = Readonly<Record<string, Readonly<Record<number, number>>>>;
function build(series: Series, minutes: number) {
  const means = Object.entries(series).map(([slot, values]): [TagId, MinuteMean[]] => [
    tagOf(slot),
    Object.entries(values).map(([minute, value]) => ({
      timeMs: AT + Number(minute) * MINUTE_MS,
      avg: value,
      last: value,
    })),
  ]);
  const positions = [{ time: AT + 1000, latitude: 54, longitude: 8 }];
  return buildJobMinutes(source, { means: new Map(means), positions }, { from: AT, to: AT + minutes * MINUTE_MS });
}

describe('the source of minutes', () => {
  it('is what the plant has bound, and the rating of what drives it', () => {
    expect(source.ratedPower).toBe(4000);
    expect(source.burns.map(({ tonnesPerLitre, carbonFactor }) => [tonnesPerLitre, carbonFactor])).toEqual([
      [0.00085, 3.206],
      [0.00085, 3.206],
    ]);
    expect(listJobTags(source)).toHaveLength(SLOTS.length);
  });

  it('is driven by its engines where no shaft is measured, by load times rating', () => {
    const bindings = [{ slot: formatSlotRef('main-engine-port', 'load'), tagId: toId<TagId>(90) }];
    const { propulsion, ratedPower } = readJobSource({ ...plant, bindings }, AT);
    expect([propulsion, ratedPower]).toEqual([[{ tagId: 90, scale: 22, rated: 2200 }], 2200]);
  });

  it('says what is entered of the ship, else what is usual', () => {
    expect(readJobProfile(plant)).toEqual({
      ...{ harbourKnots: 7, hasDynamicPositioning: false, tows: true, topKnots: 13, cargoKw: 120 },
    });
    expect(readJobProfile({ equipment: [], bindings: [] })).toEqual({
      ...{ harbourKnots: 8, hasDynamicPositioning: false, tows: false, topKnots: 15, cargoKw: null },
    });
  });
});

describe('minutes', () => {
  const whole: Series = {
    'vessel/speedOverGround': { 0: 10 },
    'vessel/heading': { 0: 90 },
    'vessel/trueWindSpeed': { 0: 8 },
    'vessel/trueWindDirection': { 0: 150 },
    'vessel/towingPull': { 0: 12 },
    'shaft-port/power': { 0: 1000 },
    'shaft-starboard/power': { 0: 600 },
    'main-engine-port/fuelRate': { 0: 200 },
    'main-engine-starboard/fuelRate': { 0: 100 },
    'main-engine-port/running': { 0: 1 },
    'main-engine-starboard/running': { 0: 0 },
    'thruster-bow/load': { 0: 40 },
    'switchboard/hotelLoad': { 0: 300 },
    'shore-connection/breaker': { 0: 0 },
  };

  it('hold each quantity in the unit of the rules', () => {
    const [minute] = build(whole, 1);
    expect(minute).toMatchObject({
      ...{ time: AT, position: { latitude: 54, longitude: 8 }, speed: 10, heading: 90, pull: 12, current: null },
      ...{ propulsionShare: 0.4, thrusterShare: 0.4, hotelKw: 300, powerKw: 2100, isOnShorePower: false },
      enginesRunning: 1,
    });
    expect(minute?.fuelRate).toBeCloseTo(0.255, 9);
    expect(minute?.carbonRate).toBeCloseTo(0.255 * 3.206, 9);
    expect(minute?.headWind).toBeCloseTo(4, 9);
  });

  it('know no sum of which a part is missing', () => {
    const { 'main-engine-starboard/fuelRate': _, 'shaft-starboard/power': __, ...part } = whole;
    expect(build(part, 1)[0]).toMatchObject({ fuelRate: null, carbonRate: null, propulsionShare: null, powerKw: null });
  });

  it('let a value stand until the next is due by its rhythm, ten minutes at most', () => {
    const every = (step: number, value: number) =>
      Object.fromEntries(Array.from({ length: 60 / step }, (_, place) => [place * step, value]));
    const speed = every(1, 10);
    delete speed[20];
    const minutes = build({ 'vessel/speedOverGround': speed, 'vessel/towingPull': every(10, 12) }, 60);
    expect(minutes[20]).toMatchObject({ speed: null, pull: 12 });
    expect(minutes.filter(({ pull }) => pull === 12)).toHaveLength(60);
    const late = build({ 'vessel/speedOverGround': every(1, 10), 'vessel/towingPull': { 0: 12, 30: 14 } }, 60);
    expect([9, 10, 29, 30, 39, 40].map((minute) => late[minute]?.pull)).toEqual([12, null, null, 14, 14, null]);
  });

  it('are none while nothing came', () => {
    const speed = Object.fromEntries(Array.from({ length: 15 }, (_, minute) => [minute, 10]));
    const minutes = build({ 'vessel/speedOverGround': { ...speed, 40: 9 } }, 60);
    const begins = minutes.map(({ time }) => (time - AT) / MINUTE_MS);
    expect(begins).toEqual([...Array.from({ length: 15 }, (_, at) => at), 40]);
  });
});
