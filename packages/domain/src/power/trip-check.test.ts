import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValue, type PlantInput, refuse } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { type BusSection, checkTrip, type TripBattery, type TripSet } from './trip-check.ts';

fc.configureGlobal({ seed: 1817 });

const UNKNOWN = { value: 0, state: 'unknown' } as const;
const set = (name: string, power: number, isRunning = true, ratedPower = 1820): TripSet => ({
  name,
  isRunning: good(isRunning),
  power: good(power),
  ratedPower: good(ratedPower),
});
const battery = (dischargeLimit: PlantInput = good(800)): TripBattery => ({
  dischargeLimit,
  energyAboveLimit: good(345.5),
  charging: good(15),
});
const section = (name: string, load: number, sets: TripSet[], batteries = [battery()]): BusSection => ({
  name,
  load: good(load),
  sets,
  batteries,
  shedFirst: [],
  shedLater: [],
});
/** The supply ship: two of four sets on line, a battery on each side. */
const A = section('A', 1182, [set('DG 1', 1214), set('DG 2', 0, false)]);
const B = section('B', 1236, [set('DG 3', 1204), set('DG 4', 0, false)]);
const tie = (isClosed: PlantInput<boolean>) => [{ between: ['A', 'B'], isClosed }] as const;

function checkOf(sections: readonly BusSection[], ties: Parameters<typeof checkTrip>[1] = tie(good(true))) {
  return checkTrip(sections, ties).map(({ check }) => (hasValue(check) ? check.value : check.reason));
}

describe('checkTrip', () => {
  it('has no blackout: 3,420 kW carry 2,388 kW, the battery 568 kW of it for 1 h 13 min', () => {
    const [group, ...others] = checkTrip([A, B], tie(good(true)));
    expect(others).toEqual([]);
    expect(group?.sections).toEqual(['A', 'B']);
    expect(group?.check).toMatchObject({
      state: 'good',
      value: {
        verdict: 'no-blackout',
        lost: { name: 'DG 1', powerKw: 1214 },
        loadAfterKw: 2388,
        setsKw: 1820,
        batteryKw: 1600,
        marginKw: 1032,
        marginWithoutBatteryKw: -568,
        shed: [],
        assumed: [],
      },
    });
    const hours = group && hasValue(group.check) ? group.check.value.batteryHours : null;
    expect(Math.round((hours ?? 0) * 60)).toBe(73);
  });

  it('counts a battery limit that is not known as nothing and says so', () => {
    const blind = { ...A, batteries: [battery(UNKNOWN)] };
    expect(checkOf([blind, B])[0]).toMatchObject({ batteryKw: 800, marginKw: 232, assumed: ['battery-limit'] });
  });

  it('looks at each side for itself with an open tie', () => {
    const [left, right] = checkOf([A, B], tie(good(false)));
    expect(left).toMatchObject({
      lost: { name: 'DG 1' },
      loadAfterKw: 1167,
      setsKw: 0,
      batteryKw: 800,
      marginKw: -367,
    });
    expect(right).toMatchObject({ lost: { name: 'DG 3' }, verdict: 'blackout-risk', batteryHours: null });
  });

  it('names what would be shed, in order, and what no feeder covers', () => {
    const feeders = [
      { name: 'Cargo pumps', power: good(300) },
      { name: 'Air conditioning', power: good(100) },
      { name: 'Galley', power: good(50) },
    ];
    expect(checkOf([{ ...A, shedLater: feeders }], [])[0]).toMatchObject({
      shed: ['Cargo pumps', 'Air conditioning'],
      uncoveredKw: 0,
    });
    expect(checkOf([{ ...A, shedLater: feeders.slice(1) }], [])[0]).toMatchObject({ uncoveredKw: 217 });
    expect(checkOf([{ ...A, shedFirst: feeders }], [])[0]).toMatchObject({ loadAfterKw: 717, verdict: 'no-blackout' });
  });

  it('loses the largest by rating, of equals the one that gives most', () => {
    const sets = [set('DG 1', 700), set('DG 2', 800), set('DG 3', 100, true, 2400)];
    expect(checkOf([section('A', 1500, sets)], [])[0]).toMatchObject({ lost: { name: 'DG 3' }, setsKw: 3640 });
    expect(checkOf([section('A', 1500, sets.slice(0, 2))], [])[0]).toMatchObject({ lost: { name: 'DG 2' } });
  });

  it('does not count a set that is not known to run', () => {
    const dark = { ...set('DG 2', 0), isRunning: { value: true, state: 'stale' } } as const;
    const found = checkOf([section('A', 1500, [set('DG 1', 1500), dark])], [])[0];
    expect(found).toMatchObject({ setsKw: 0, assumed: ['set'] });
  });

  it('is never better for what is not known', () => {
    const kw = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(kw, kw, kw, kw, fc.boolean(), (load, limit, charging, feeder, isRunning) => {
        const known: BusSection = {
          ...section('A', load, [set('DG 1', 0), set('DG 2', 0, isRunning, 900)], []),
          batteries: [{ dischargeLimit: good(limit), charging: good(charging), energyAboveLimit: good(1) }],
          shedFirst: [{ name: 'Galley', power: good(feeder) }],
        };
        const blind: BusSection = {
          ...known,
          sets: [set('DG 1', 0), { ...set('DG 2', 0, isRunning, 900), isRunning: { value: isRunning, state: 'bad' } }],
          batteries: [{ dischargeLimit: UNKNOWN, charging: UNKNOWN, energyAboveLimit: UNKNOWN }],
          shedFirst: [{ name: 'Galley', power: UNKNOWN }],
        };
        const margins = [known, blind]
          .map((one) => checkOf([one], [])[0])
          .map((of) => (of && 'marginKw' in of ? of.marginKw : 0));
        expect(margins[1]).toBeLessThanOrEqual(margins[0] ?? 0);
      }),
    );
  });

  it('needs load, tie and ratings, and a set that runs', () => {
    expect(checkOf([{ ...A, load: UNKNOWN }], [])[0]).toEqual({ code: 'unknown', input: 'load 1' });
    expect(checkOf([A, B], tie({ value: true, state: 'stale' }))[0]).toEqual({ code: 'stale', input: 'busTie 1' });
    const unrated = { ...set('DG 1', 5), ratedPower: refuse('missing', 'ratedPower') };
    expect(checkOf([section('A', 5, [unrated])], [])[0]).toEqual({ code: 'missing', input: 'ratedPower' });
    expect(checkOf([section('A', 5, [set('DG 1', 0, false)])], [])[0]).toEqual({ code: 'stopped', input: 'sets' });
  });
});
