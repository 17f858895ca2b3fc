import { describe, expect, it } from 'vitest';
import { parameter, refuse } from '../plant-value/plant-value.ts';
import { type BatteryFault, evaluateInsulation, findFirstOut } from './protection.ts';

describe('evaluateInsulation', () => {
  it.each([
    [93, false],
    [92.9, true],
  ])('930 V need 93 kΩ: %d kΩ is low: %s', (kiloohm, isLow) => {
    expect(evaluateInsulation({ insulation: parameter(kiloohm, ''), voltage: parameter(930, '') })).toEqual({
      value: { limit: 93, isLow },
      state: 'good',
    });
  });

  it('is not evaluated by a stale reading', () => {
    const insulation = { value: 500, state: 'stale' } as const;
    expect(evaluateInsulation({ insulation, voltage: parameter(930, '') })).toEqual(refuse('stale', 'insulation'));
  });
});

const fault = (name: string, controllerTime: number | null, arrivalTime: number): BatteryFault => ({
  name,
  controllerTime,
  arrivalTime,
});

describe('findFirstOut', () => {
  it('is the earliest by the controller, though its message came last', () => {
    const latch = findFirstOut([fault('contactor open', 120, 1000), fault('cell too hot', 80, 2000)], [50]);
    expect(latch.first?.name).toBe('cell too hot');
    expect(latch.faults.map(({ name }) => name)).toEqual(['cell too hot', 'contactor open']);
  });

  it('forgets what came before the last reset', () => {
    const latch = findFirstOut([fault('old', 10, 11), fault('new', 90, 91)], [5, 50]);
    expect(latch.faults.map(({ name }) => name)).toEqual(['new']);
    expect(latch.first?.name).toBe('new');
  });

  it.each([
    ['one has no time of its controller', [fault('a', null, 60), fault('b', 80, 90)]],
    ['two have the same', [fault('a', 80, 81), fault('b', 80, 90)]],
    ['there are none', []],
  ])('tells no first where %s', (_words, faults) => {
    expect(findFirstOut(faults, [50]).first).toBeNull();
  });
});
