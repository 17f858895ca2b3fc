import { describe, expect, it, vi } from 'vitest';
import { STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { buildTag } from '../../../testing/builders.ts';
import { createPlan } from './plan.ts';

const tags = [buildTag(1, { unit: 'kn' }), buildTag(2, { unit: 'kW' }), buildTag(3, { unit: 'bar' })];
const ratio = 'f=Ratio%7CkW%7C%5BTag+1%5D';

function aPlan(query: string) {
  const state = STATISTIC_ADDRESS.parse(new URLSearchParams(query));
  const change = vi.fn();
  const parts = { tags, panes: state.panes ?? [], formulas: state.formulas, colors: ['#111111', '#222222'] };
  return { plan: createPlan(parts, change), change };
}

describe('createPlan', () => {
  it('adds and removes by the same click', () => {
    const { plan, change } = aPlan('show=1');
    plan.toggle('2');
    expect(change).toHaveBeenLastCalledWith({ panes: [['1', '2']] });
    plan.toggle('1');
    expect(change).toHaveBeenLastCalledWith({ panes: [] });
  });

  it('says where a curve may go', () => {
    const { plan } = aPlan('show=1.2_3');
    expect(plan.placesFor('1')).toEqual([
      { place: 0, isHere: true, mayGo: true },
      { place: 1, isHere: false, mayGo: true },
      { place: 2, isHere: false, mayGo: true },
    ]);
    expect(plan.placesFor('3').map(({ mayGo }) => mayGo)).toEqual([false, true, false]);
    expect(plan.placesFor('9')).toEqual([]);
  });

  it('gives colours in order of use, over again where they are few', () => {
    const { plan } = aPlan('show=1.2_3');
    expect(['1', '2', '3'].map(plan.colorOf)).toEqual(['#111111', '#222222', '#111111']);
  });

  it('draws a new formula at once and moves the others up when one goes', () => {
    const { plan, change } = aPlan(`show=1.f1_f0&${ratio}&${ratio}`);
    plan.saveFormula({ name: 'New', unit: 'kn', text: '1' });
    expect(change.mock.lastCall?.[0]).toMatchObject({ panes: [['1', 'f1', 'f2'], ['f0']] });
    plan.deleteFormula(0);
    expect(change.mock.lastCall?.[0]).toMatchObject({ panes: [['1', 'f0']], formulas: [{ name: 'Ratio' }] });
  });
});
