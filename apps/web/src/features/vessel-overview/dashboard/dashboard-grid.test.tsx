import type { PlacedWidget } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import type { DashboardColumns } from '@fms/domain/dashboard';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiveProvider, useTag } from '../../../live/index.ts';
import { buildTag, buildVessel, buildWidget, NOON } from '../../../testing/builders.ts';
import { renderScreen } from '../../../testing/screen.tsx';
import { createStillLive } from '../../../testing/still-live.ts';
import { findTagByName, type WidgetProps } from '../widget/definition/widget-definition.ts';
import type * as Library from '../widget/widget-library.ts';
import { DashboardGrid } from './dashboard-grid.tsx';

/** How often widgets and the frames around them were drawn: a frame asks for its definition with each drawing. */
const drawn = vi.hoisted(() => ({ widgets: 0, frames: 0 }));

/** Gauges count and say their number, or fail when their title says so; every other widget is the real one. */
vi.mock('../widget/widget-library.ts', async (load) => {
  const library = await load<typeof Library>();
  function Counting({ tags, option }: WidgetProps<'gauge'>) {
    drawn.widgets += 1;
    const { sample } = useTag(findTagByName(tags, option.tag)?.Id ?? null);
    if (option.title === 'breaks') throw new Error('the needle fell off');
    return <span>{String(sample?.value)}</span>;
  }
  const gauge = { type: 'gauge', title: 'SPEED', Component: Counting };
  return {
    ...library,
    getWidgetDefinition: (type: 'allValues') => {
      drawn.frames += 1;
      return String(type) === 'gauge' ? gauge : library.getWidgetDefinition(type);
    },
  };
});

const WIDGETS = 300;
const MOVING = 10;
const FRAMES = 30;
const ignore = () => {};
const vessel = buildVessel(1);

function gauge(index: number, title?: string): PlacedWidget {
  const option = { tag: `Tag ${index + 1}`, min: null, max: null, ...(title === undefined ? {} : { title }) };
  const at = { column: (index % 6) * 4, row: Math.floor(index / 6) * 4, columnSpan: 4, rowSpan: 4 };
  return { id: `gauge-${index}`, type: 'gauge', ...at, option } as PlacedWidget;
}
const allValues = buildWidget('allValues', { columnSpan: 24, rowSpan: 8 });

function drawDashboard(widgets: readonly PlacedWidget[], tags: readonly Tag[], columns: DashboardColumns = 24) {
  const { live, frames } = createStillLive();
  live.tags.describe(tags);
  const shown = { place: ignore, columns, widgets, vessel, tags, onTrend: ignore };
  const view = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <LiveProvider live={live}>
          <DashboardGrid {...shown} />
        </LiveProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => frames.draw());
  return { ...view, live, frames };
}

afterEach(() => vi.restoreAllMocks());

describe('a dashboard of 300 widgets', () => {
  it('draws the ten that move and no frame, and leaves no listener behind', () => {
    const widgets = Array.from({ length: WIDGETS }, (_, index) => gauge(index));
    const tags = Array.from({ length: WIDGETS }, (_, index) => buildTag(index + 1));
    const { live, frames, unmount } = drawDashboard(widgets, tags);
    expect(live.tags.watchedCount).toBe(WIDGETS);
    Object.assign(drawn, { widgets: 0, frames: 0 });
    for (let frame = 0; frame < FRAMES; frame += 1) {
      act(() => {
        for (const { Id } of tags.slice(0, MOVING)) {
          live.tags.put({ tagId: Id, value: frame, time: NOON + frame, quality: 0 });
        }
        frames.draw();
      });
    }
    expect(drawn).toEqual({ widgets: MOVING * FRAMES, frames: 0 });
    expect(screen.getAllByText(String(FRAMES - 1))).toHaveLength(MOVING);
    unmount();
    expect(live.tags.watchedCount).toBe(0);
  });
});

describe('a widget', () => {
  it('that fails says so in its own cell, and the others go on', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    drawDashboard([gauge(0, 'breaks'), gauge(1)], [buildTag(1), buildTag(2, { value: 12, timestamp: at(0) })]);
    expect(screen.getByRole('region', { name: 'breaks' }).textContent).toContain('the needle fell off');
    expect(screen.getByText('12')).toBeTruthy();
    expect(complaints).toHaveBeenCalled();
  });

  it('strikes out what is stale and says when it was measured', () => {
    const tags = [
      buildTag(1, { name: 'Lube oil pressure', value: 2.1, timestamp: at(-14) }),
      buildTag(2, { name: 'Speed over ground', value: 12.4, timestamp: at(0) }),
    ];
    drawDashboard([allValues], tags);
    const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
    expect(row('Lube oil pressure').querySelector('s')?.textContent).toBe('2.1');
    expect(row('Lube oil pressure').textContent).toContain('14 min');
    expect(row('Speed over ground').querySelector('s')).toBeNull();
  });
});

it('goes alarms, navigation, strips, machinery on a phone, in the page as on the screen', () => {
  const widget = (type: string, row: number) =>
    ({ ...allValues, id: type, type, row, rowSpan: 1, option: { title: type, tags: ['Fuel rate'] } }) as PlacedWidget;
  const widgets = [widget('allValues', 0), widget('strip', 1), widget('alarmList', 2)];
  const { container } = drawDashboard(widgets, [], 1);
  const panels = [...container.querySelectorAll('section[aria-label]')].map((one) => one.getAttribute('aria-label'));
  expect(panels).toEqual(['alarmList', 'strip', 'allValues']);
});

function at(minutes: number): string {
  return new Date(NOON + minutes * 60_000).toISOString();
}
