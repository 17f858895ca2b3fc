import type { WidgetOption } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTag, buildVessel, NOON } from '../../../../testing/builders.ts';
import { renderLive } from '../../../../testing/live-screen.tsx';
import { stubCalls } from '../../../../testing/screen.tsx';
import '../../../../language/inside.ts';
import '../../../../language/vessel-page.ts';
import { chartWidget } from './chart.widget.tsx';

/** A plot draws on a canvas, which jsdom has not. */
vi.mock('@fms/ui/chart/trend-plot', () => ({
  createTrendPlot: () => ({
    area: () => ({ left: 54, top: 6, width: 100, height: 80 }),
    xOf: () => 0,
    yOf: () => 0,
    timeAt: () => NOON,
    update: () => {},
    resize: () => {},
    destroy: () => {},
  }),
}));

const { Component, firstOption } = chartWidget;
const vessel = buildVessel(1);
const tags: Tag[] = [
  buildTag(1, { name: 'Main engine load', unit: '%' }),
  buildTag(2, { name: 'Shaft power', unit: 'kW', decimals: 0 }),
  buildTag(3, { name: 'Lube oil pressure', unit: 'bar' }),
];
const OPTION: WidgetOption<'chart'> = { tags: tags.map(({ name }) => name), hours: 6, min: null, max: null };

function statistic(dataTagId: number, avg: number) {
  const [from, time, to] = [NOON - 6 * 3_600_000, NOON - 60_000, NOON].map((at) => new Date(at).toISOString());
  const point = { time, min: avg - 1, max: avg + 1, avg, first: avg, last: avg, count: 60 };
  return { dataTagId, from, to, bucketSeconds: 60, points: [point] };
}

function drawChart(option = OPTION, given: readonly Tag[] = tags) {
  const onTrend = vi.fn();
  const children = <Component vessel={vessel} tags={given} option={option} onTrend={onTrend} />;
  return { ...renderLive({ tags: given, children }), onTrend };
}

describe('the chart widget', () => {
  beforeEach(() => {
    stubCalls({
      '/api/v1.3/tag/GetStatistic': { body: [statistic(1, 71), statistic(2, 4200), statistic(3, 3.9)] },
    });
  });

  it('asks once for all curves of its span, and draws a pane for every two units', async () => {
    const asked = stubCalls({
      '/api/v1.3/tag/GetStatistic': { body: [statistic(1, 71), statistic(2, 4200), statistic(3, 3.9)] },
    });
    drawChart();
    const figures = await screen.findAllByRole('figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Main engine load71.0'),
      expect.stringContaining('Lube oil pressure3.9'),
    ]);
    expect(asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        tags: [1, 2, 3],
        fromTime: new Date(NOON - 6 * 3_600_000).toISOString(),
        toTime: new Date(NOON).toISOString(),
      }),
    ]);
  });

  it('opens the trend of the curve whose name is pressed', async () => {
    const { onTrend } = drawChart();
    fireEvent.click(await screen.findByRole('button', { name: 'Shaft power' }));
    expect(onTrend).toHaveBeenCalledWith(expect.objectContaining({ Id: 2 }));
  });

  it('goes on with live values, and leaves no subscription', async () => {
    const { put, waitUntil, live, unmount } = drawChart({ ...OPTION, tags: ['Main engine load'] });
    await screen.findByText('71.0');
    put({ tagId: tags[0]?.Id as Tag['Id'], value: 75, time: NOON + 60_000, quality: 0 });
    waitUntil(NOON + 120_000);
    await act(async () => {});
    expect(screen.getByRole('figure').textContent).toContain('75.0');
    unmount();
    expect(live.tags.watchedCount).toBe(0);
  });

  it('says that nothing was measured, and what it looks for on another ship', async () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [] } });
    drawChart();
    expect(await screen.findByText('Nothing was measured in the last 6 h.')).toBeDefined();
    drawChart(OPTION, []);
    expect(screen.getByText(/Not available on this vessel: Main engine load, Shaft power/)).toBeDefined();
  });

  it('offers to ask again after a failure', async () => {
    stubCalls({ '/api/v1.3/tag/GetStatistic': { status: 502, body: {} } });
    drawChart();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('begins with what tells most of a day, or with whatever there is', () => {
    expect(firstOption(vessel, [...tags, buildTag(4, { name: 'Fuel rate' })])?.tags).toEqual([
      'Main engine load',
      'Fuel rate',
      'Shaft power',
    ]);
    expect(firstOption(vessel, [buildTag(1, { name: 'Column 3' })])?.tags).toEqual(['Column 3']);
    expect(firstOption(vessel, [])).toBeUndefined();
  });
});
