import { describe, expect, it } from 'vitest';
import { buildVessel, buildZone } from '../../testing/builders.ts';
import { getShownCard } from './shown-card.ts';

const [selected, edited] = [buildVessel(1), buildZone(1)];

describe('the card over the map', () => {
  it.each([
    [{}, undefined],
    [{ selected }, 'vessel'],
    [{ edited }, 'edit-zone'],
    [{ edited, selected }, 'edit-zone'],
    [{ tool: 'draw', edited, selected }, 'draw-zone'],
    [{ tool: 'measure', edited, selected }, 'tool'],
    [{ tool: 'rings', selected }, 'tool'],
  ] as const)('%#: is one alone', (given, expected) => {
    const wanted = { tool: undefined, edited: undefined, selected: undefined, ...given };
    expect(getShownCard(wanted)).toBe(expected);
  });
});
