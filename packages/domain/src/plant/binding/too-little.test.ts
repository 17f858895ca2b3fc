import { describe, expect, it } from 'vitest';
import { type TagId, toId } from '../../identity/index.ts';
import { type BindableTag, SILENT_SCORE } from './candidate.ts';
import { proposeBindings } from './propose.ts';

const tag = (name: string, unit: string, description = '', id = 1): BindableTag => ({
  ...{ id: toId<TagId>(id), name, unit, description, valueKind: 'number', source: '', standardName: '' },
  ...{ min: 0, max: 100 },
});
const bestOf = (...tags: BindableTag[]) =>
  proposeBindings(tags).map(({ candidates: [best] }) => ({
    slot: `${best?.kind}[${best?.mark}]/${best?.key}`,
    isSilent: (best?.score ?? 0) >= SILENT_SCORE,
  }));

describe('a name of another yard', () => {
  it.each([
    ['whose words are all used', tag('ME PORT LO PRESS', 'bar'), true],
    ['with a word that is not known', tag('ME PORT LO PRESS XKRM', 'bar'), false],
    ['with a number of neither machine nor cylinder', tag('ME PORT LO PRESS 2', 'bar'), false],
    ['whose description says the same', tag('ME PORT LO PRESS', 'bar', 'Main engine port lube oil pressure'), true],
    ['whose description says another slot', tag('ME PORT LO PRESS', 'bar', 'Main engine port fuel pressure'), false],
  ])('%s: bound without asking %s', (_words, asked, isSilent) => {
    expect(bestOf(asked)[0]).toEqual({ slot: 'main-engine[port]/lubeOilPressure', isSilent });
  });

  it('is asked about beside a twin whose one other word is not known', () => {
    const [known, unknown] = bestOf(tag('ME PORT LO PRESS', 'bar'), tag('ME PORT XKRM PRESS', 'bar', '', 2));
    expect(known).toEqual({ slot: 'main-engine[port]/lubeOilPressure', isSilent: false });
    expect(unknown?.isSilent).toBe(false);
    const [alone] = bestOf(tag('ME PORT LO PRESS', 'bar'), tag('ME PORT XKRM PRESS', '°C', '', 2));
    expect(alone?.isSilent).toBe(true);
  });

  it('is asked about where two tags say one slot: what tells them apart was not understood', () => {
    const [gasOil, heavy] = bestOf(tag('MGO TK VOL', 'm³'), tag('HFO TK VOL', 'm³', '', 2));
    expect(gasOil?.slot).toBe(heavy?.slot);
    expect([gasOil?.isSilent, heavy?.isSilent]).toEqual([false, false]);
    expect(bestOf(tag('HFO TK VOL', 'm³'))[0]?.isSilent).toBe(true);
  });
});
