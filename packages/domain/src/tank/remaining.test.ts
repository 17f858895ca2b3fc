import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { computeEndurance, sumRemaining } from './remaining.ts';

describe('sumRemaining', () => {
  it('adds up what can be pumped and names what it leaves out', () => {
    expect(
      sumRemaining([
        { name: 'Fuel 1', content: parameter(120, ''), unpumpable: 3 },
        { name: 'Fuel 2', content: { value: 2, state: 'late' }, unpumpable: 3 },
        { name: 'Fuel 3', content: { value: 90, state: 'bad' }, unpumpable: 3 },
      ]),
    ).toEqual({ total: 122, pumpable: 117, leftOut: ['Fuel 3'], isLate: true });
  });

  it('is not zero where no tank is known', () => {
    expect(sumRemaining([{ name: 'Fuel 1', content: refuse('stale', 'level'), unpumpable: 0 }])).toEqual(
      refuse('unknown', 'content'),
    );
  });
});

describe('computeEndurance', () => {
  it('is 10 days and 2,880 nm for 117 t at 11.7 t a day and 12 kn', () => {
    expect(computeEndurance(117, 11.7, 12)).toEqual({
      days: expect.closeTo(10, 9),
      nauticalMiles: expect.closeTo(2880, 6),
    });
  });

  it('has no reach without a speed, and no end without a use', () => {
    expect(computeEndurance(117, 11.7, null)).toMatchObject({ nauticalMiles: null });
    expect(computeEndurance(117, 0, 12)).toEqual(refuse('stopped', 'meanUse'));
  });
});
