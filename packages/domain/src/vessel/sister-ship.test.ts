import { describe, expect, it } from 'vitest';
import {
  compareWithSisters,
  computeOperatingMeans,
  findWholeShipTags,
  getOperatingState,
  MIN_OPERATING_SPANS,
  type OperatingSpan,
} from './sister-ship.ts';

describe('getOperatingState', () => {
  it.each([
    [3.51, 'sea'],
    [3.5, 'manoeuvre'],
    [0.5, 'manoeuvre'],
    [0.49, 'still'],
    [0, 'still'],
  ])('%d kn is %s', (knots, state) => {
    expect(getOperatingState(knots)).toBe(state);
  });
});

const spans = (count: number, span: OperatingSpan) => Array.from({ length: count }, () => span);

describe('computeOperatingMeans', () => {
  it('takes the spans of the state alone, and fuel per mile as all fuel over all miles', () => {
    const recorded = [
      ...spans(12, { speedKnots: 10, fuelLitresPerHour: 200, shaftKilowatts: 1000 }),
      ...spans(12, { speedKnots: 14, fuelLitresPerHour: 520, shaftKilowatts: 2600 }),
      ...spans(90, { speedKnots: 0.1, fuelLitresPerHour: 30, electricKilowatts: 150 }),
    ];
    expect(computeOperatingMeans(recorded, 'sea')).toEqual({
      speed: 12,
      fuelPerHour: 360,
      fuelPerMile: 30,
      shaftPower: 1800,
    });
    expect(computeOperatingMeans(recorded, 'still')).toEqual({ fuelPerHour: 30, electricPower: 150 });
    expect(computeOperatingMeans(recorded, 'manoeuvre')).toEqual({});
  });

  it.each([
    [MIN_OPERATING_SPANS - 1, {}],
    [MIN_OPERATING_SPANS, { speed: 2 }],
  ])('says nothing from less than two hours: %d spans', (count, means) => {
    expect(computeOperatingMeans(spans(count, { speedKnots: 2 }), 'manoeuvre')).toEqual(means);
  });

  it('leaves a span out of a quantity that was not measured in it', () => {
    const recorded = [...spans(12, { speedKnots: 8, fuelLitresPerHour: 100 }), ...spans(36, { speedKnots: 12 })];
    expect(computeOperatingMeans(recorded, 'sea')).toEqual({ speed: 11, fuelPerHour: 100, fuelPerMile: 12.5 });
  });
});

describe('compareWithSisters', () => {
  it.each([
    ['one', [11], { ships: 1, median: 11, least: 11, most: 11 }],
    ['two', [14, 11], { ships: 2, median: 12.5, least: 11, most: 14 }],
    ['three', [14, 9, 11], { ships: 3, median: 11, least: 9, most: 14 }],
    ['none', [], { ships: 0, median: null, least: null, most: null }],
  ])('takes the middle of %s', (_words, speeds, expected) => {
    const sisters = speeds.map((speed) => ({ speed }));
    expect(compareWithSisters({ speed: 12 }, [...sisters, { shaftPower: 1 }])).toEqual([
      { quantity: 'speed', own: 12, ...expected },
    ]);
  });

  it('omits what the vessel itself does not measure', () => {
    expect(compareWithSisters({}, [{ speed: 12 }])).toEqual([]);
  });
});

describe('findWholeShipTags', () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  it.each([
    ['fuelLitresPerHour', ['Main engine fuel rate', 'Fuel rate'], ['Fuel rate']],
    [
      'fuelLitresPerHour',
      ['Main engine port fuel rate', 'Generator 1 fuel rate', 'Thruster fuel rate'],
      ['Main engine port fuel rate', 'Generator 1 fuel rate'],
    ],
    [
      'shaftKilowatts',
      ['Shaft port power', 'Shaft starboard power', 'Battery power'],
      ['Shaft port power', 'Shaft starboard power'],
    ],
    ['electricKilowatts', ['Generator 1 power', 'Switchboard load'], ['Switchboard load']],
    [
      'electricKilowatts',
      ['Generator 1 power', 'Generator 2 power', 'Shore power'],
      ['Generator 1 power', 'Generator 2 power'],
    ],
    ['shaftKilowatts', ['Main engine load'], []],
  ] as const)('of %s among %j are %j', (of, names, expected) => {
    expect(findWholeShipTags(named(...names), of).map(({ name }) => name)).toEqual(expected);
  });
});
