import { describe, expect, it } from 'vitest';
import { hasValue, refuse } from '../plant-value/index.ts';
import { good } from '../testing/plant-input.ts';
import { compareWithNote, matchDeliveries } from './delivery-match.ts';

const HOUR = 3_600_000;
const note = (hour: number, grade = 'RMG 380') => ({ at: hour * HOUR, grade });
const bunkering = (hour: number, grade?: string) => ({ from: hour * HOUR, to: (hour + 5) * HOUR, grade });

describe('matchDeliveries', () => {
  it('takes the bunkering that began nearest, and none twice', () => {
    const [first, second] = [bunkering(10), bunkering(14)];
    expect(matchDeliveries([note(9), note(13), note(15)], [first, second])).toEqual([first, second, undefined]);
  });

  it('takes none of another kind of fuel, and none half a day away', () => {
    const [heavy, light] = [bunkering(10, 'Fuel oil RMG 380'), bunkering(12, 'DMA')];
    expect(matchDeliveries([note(11, 'DMA'), note(11)], [heavy, light])).toEqual([light, heavy]);
    expect(matchDeliveries([note(23)], [bunkering(10)])).toEqual([undefined]);
  });

  it('takes a tank whose grade is not entered', () => {
    const found = bunkering(10);
    expect(matchDeliveries([note(10, 'B30')], [found])).toEqual([found]);
  });
});

describe('compareWithNote', () => {
  // 325 m³ at 40 °C of 975 kg/m³: α = (186.9696 + 0.4862·975)/975² = 6.9534 · 10⁻⁴, αΔT = 0.0173834,
  // VCF = exp(−0.0173834 · 1.0139067) = 0.982529, so 325 · 0.975 · 0.982529 = 311.339 t.
  const inputs = { volume: good(325), temperature: good(40), density: good(975), delivered: good(312.4) };

  it('weighs what the tanks took by the density of the note', () => {
    const answer = compareWithNote(inputs);
    const value = hasValue(answer) ? answer.value : null;
    expect(value?.tonnes).toBeCloseTo(311.339, 2);
    expect(value?.difference).toBeCloseTo(-1.061, 2);
    expect(value?.percent).toBeCloseTo(-0.34, 2);
  });

  it('does not guess a temperature', () => {
    expect(compareWithNote({ ...inputs, temperature: refuse('missing', 'temperature') })).toEqual(
      refuse('missing', 'temperature'),
    );
  });
});
