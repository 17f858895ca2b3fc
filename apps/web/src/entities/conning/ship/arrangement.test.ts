import { describe, expect, it } from 'vitest';
import { createPlan, measured } from '../testing/conning-stage.tsx';
import { findArrangement, findSide, hasControllablePitch } from './arrangement.ts';
import { countDirections } from './wind-history.ts';

const plan = (...names: string[]) =>
  createPlan(names.map((name, index) => measured(index + 1, name, /pitch/.test(name) ? '%' : 'rpm', 1)));

describe('how a ship is driven', () => {
  it.each([
    ['twin-screw', ['Shaft port speed', 'Shaft starboard speed']],
    ['single-screw', ['Shaft speed']],
    ['azimuth', ['Azimuth thruster port speed', 'Shaft 1 speed']],
    [undefined, ['Generator 1 speed']],
  ])('%s', (arrangement, names) => expect(findArrangement(plan(...names))).toBe(arrangement));

  it('has blades that turn where their pitch is measured', () => {
    expect(hasControllablePitch(plan('Shaft port speed'))).toBe(false);
    expect(hasControllablePitch(plan('Shaft port propeller pitch'))).toBe(true);
  });

  it('stands on the side of its id', () => {
    expect(['rudder-port', 'shaft-starboard', 'rudder'].map((id) => findSide({ id }))).toEqual([
      'port',
      'starboard',
      undefined,
    ]);
  });
});

describe('where the wind came from', () => {
  it('is counted by sectors, also across north, and not at all where nothing is known', () => {
    const counted = countDirections([-4, 359.9, 0, 365, 214]).filter(({ occurrences }) => occurrences > 0);
    expect(counted).toEqual([
      { direction: 5, occurrences: 2 },
      { direction: 215, occurrences: 1 },
      { direction: 355, occurrences: 2 },
    ]);
    expect(countDirections([])).toEqual([]);
  });
});
