import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { renderScreen } from '../../../testing/screen.tsx';
import type { ShownStatistic } from '../view/shown-statistic.ts';
import { HistogramPanes } from './histogram-panes.tsx';
import { isLoadingOrFailed } from './load-status.tsx';

const curve = { key: '1', name: 'Speed over ground', unit: 'kn', order: 0, points: [], compared: false };
const dataOf = (part: Partial<ShownStatistic['data']>) =>
  ({
    window: { from: 0, to: 1 },
    curves: [curve],
    isPending: false,
    error: undefined,
    ...part,
  }) as ShownStatistic['data'];
const drawHistogram = (data: ShownStatistic['data']) =>
  renderScreen(<HistogramPanes {...({ data, colors: [] } as unknown as ShownStatistic)} />);

it('says nothing of curves on their way, however they are looked at', () => {
  drawHistogram(dataOf({ isPending: true }));
  expect(screen.getByRole('status', { name: 'Loading curves' })).toBeTruthy();
  expect(screen.queryByText('No values in this window')).toBeNull();
});

it('says why they could not be read', () => {
  drawHistogram(dataOf({ error: new Error('Server answered 502') }));
  expect(screen.getByRole('alert').textContent).toContain('Server answered 502');
});

it('says that there are none once that is known, and keeps what is there while more is asked', () => {
  drawHistogram(dataOf({}));
  expect(screen.getByText('No values in this window')).toBeTruthy();
  const points = [{ time: 0, avg: 1, min: 1, max: 1 }] as unknown as ShownStatistic['data']['curves'][number]['points'];
  expect(isLoadingOrFailed(dataOf({ curves: [{ ...curve, points } as never], isPending: true }))).toBe(false);
});
