import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOON } from '../../../testing/builders.ts';
import { clearScreen, renderScreen } from '../../../testing/screen.tsx';
import { buildCurve, buildPoints, buildShown, buildStatisticData } from '../testing/shown-statistic.ts';
import { ScatterPane } from './scatter-pane.tsx';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';

afterEach(clearScreen);

const SPEED = buildCurve(1, { name: 'Speed', points: buildPoints(NOON - 600_000, 10, 11, 12) });
const POWER = buildCurve(2, { name: 'Power', unit: 'kW', points: buildPoints(NOON - 540_000, 400, 410) });
const LOAD = buildCurve(3, { name: 'Load', unit: '%' });

function drawScatter(query: string, curves = [SPEED, POWER, LOAD], part = {}) {
  const change = vi.fn();
  const shown = { ...buildShown(query), data: { ...buildStatisticData(curves), ...part } };
  renderScreen(<ScatterPane {...shown} change={change} />);
  return change;
}

const axis = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
/** Opens the list of an axis. */
const openAxis = (name: string) => {
  fireEvent.click(axis(name));
  return within(document.getElementById(axis(name).getAttribute('aria-controls') ?? '') as HTMLElement);
};

it('draws the first two curves over each other, and counts the buckets in which both were measured', () => {
  drawScatter('as=scatter');
  expect([axis('X axis').value, axis('Y axis').value]).toEqual(['Speed', 'Power']);
  const chart = screen.getByRole('figure', { name: 'Power over Speed' });
  expect(chart.textContent).toContain('Power, kW');
  expect(screen.getByText('2 samples')).toBeTruthy();
});

it('puts another curve on an axis, and leaves the other axis', () => {
  const change = drawScatter('as=scatter&x=2&y=1');
  fireEvent.click(openAxis('Y axis').getByRole('option', { name: 'Load', hidden: true }));
  expect(change.mock.calls).toEqual([[{ axes: { x: '2', y: '3' } }]]);
});

it('names the comparison beside the vessel, and offers it on no axis', () => {
  const earlier = [SPEED, POWER].map((curve) => ({ ...curve, name: `${curve.name} · 1 d earlier`, compared: true }));
  drawScatter('as=scatter', [SPEED, POWER, ...earlier]);
  expect(screen.getByText('4 samples')).toBeTruthy();
  expect(screen.getByText('Power · 1 d earlier')).toBeTruthy();
  const offered = openAxis('X axis').getAllByRole('option', { hidden: true });
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Speed', 'Power']);
});

it('asks for a second tag', () => {
  drawScatter('as=scatter', [SPEED]);
  expect(screen.getByText('A scatter needs two tags')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('says that the curves load, and why they could not be read', () => {
  drawScatter('as=scatter', [LOAD, buildCurve(4)], { isPending: true });
  expect(screen.getByRole('status', { name: 'Loading curves' })).toBeTruthy();
  drawScatter('as=scatter', [LOAD, buildCurve(4)], { error: new Error('Server answered 502') });
  expect(screen.getByRole('alert').textContent).toContain('Server answered 502');
});
