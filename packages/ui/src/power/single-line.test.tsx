import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type DrawnFeeder, type DrawnSet, type DrawnTie, SingleLine } from './single-line.tsx';

const set = (given: Partial<DrawnSet> = {}): DrawnSet => ({
  id: 'generator-1',
  mark: 'G1',
  state: 'running',
  label: 'DG 1, running, 66.7 %',
  load: 66.7,
  breaker: 'closed',
  breakerLabel: 'DG 1 breaker closed',
  words: '1 214 kW',
  ...given,
});
const feeder: DrawnFeeder = {
  id: 'shaft-port',
  glyph: 'propulsion',
  name: 'Propulsion P',
  breaker: 'open',
  breakerLabel: 'Propulsion P breaker open',
  words: '985 kW',
};
const tie: DrawnTie = { state: 'closed', label: 'bus-tie closed', words: '32 kW →' };

function show(given: Partial<DrawnSet> = {}, ties: readonly (DrawnTie | undefined)[] = [tie]) {
  const sections = ['A', 'B'].map((name) => ({
    id: name,
    name,
    words: '690.2 V · 60.01 Hz',
    sets: name === 'A' ? [set(given)] : [],
    feeders: name === 'A' ? [feeder] : [],
  }));
  render(<SingleLine label="Single line" sections={sections} ties={ties} />);
  return screen.getByRole('region', { name: 'Single line' });
}

describe('SingleLine', () => {
  it('draws sets, buses, the tie and consumers with their words', () => {
    const board = show();
    expect(within(board).getByRole('img', { name: 'DG 1, running, 66.7 %' }).textContent).toBe('G1');
    expect(board.textContent).toContain('bus-tie closed32 kW →');
    expect(board.textContent).toContain('Propulsion P985 kW');
    expect(within(board).getAllByText('690.2 V · 60.01 Hz')).toHaveLength(2);
  });

  it.each([
    ['closed', 'DG 1 breaker closed', 0],
    ['unknown', 'DG 1 breaker not known', 1],
  ] as const)('crosses a breaker only where it is not known: %s', (state, label, crosses) => {
    const board = show({ breaker: state, breakerLabel: label });
    const mark = within(board).getByRole('img', { name: label });
    expect(mark.dataset.state).toBe(state);
    expect(mark.querySelectorAll('path')).toHaveLength(crosses);
  });

  it.each([
    ['running', 66.7, `${0.667 * 2 * Math.PI * 25}`],
    ['running', 140, `${2 * Math.PI * 25}`],
    ['running', null, undefined],
    ['standby', 66.7, undefined],
  ] as const)('draws the load of a set that is %s at %s', (state, load, length) => {
    const ring = show({ state, load, label: 'set' }).querySelector('[stroke-dasharray]');
    expect(ring?.getAttribute('stroke-dasharray')?.split(' ')[0]).toBe(length);
  });

  it('leaves a gap between sections that no tie joins', () => {
    expect(show({}, [undefined]).textContent).not.toContain('bus-tie');
  });
});
