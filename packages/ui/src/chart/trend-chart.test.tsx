import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrendChart, type TrendChartProps } from './trend-chart.tsx';
import { createTrendCursor } from './trend-cursor.ts';

/** What was done to each plot, in order. A plot draws on a canvas, which jsdom has not; its own code is uPlot's. */
const calls: string[] = [];
vi.mock('./trend-plot.ts', () => ({
  createTrendPlot: () => {
    calls.push('create');
    let isThere = true;
    return {
      area: () => ({ left: 54, top: 6, width: 100, height: 80 }),
      xOf: (time: number) => (time - START) / HOUR,
      yOf: (value: number) => 80 - value,
      timeAt: (x: number) => START + x * HOUR,
      update: () => calls.push(isThere ? 'update' : 'update what is destroyed'),
      resize: () => calls.push('resize'),
      destroy: () => {
        isThere = false;
        calls.push('destroy');
      },
    };
  },
}));

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21);
const TIME = [0, 1, 2, 3].map((hour) => START + hour * HOUR);
const SPEED = {
  id: 'sog',
  name: 'Speed over ground',
  unit: 'kn',
  decimals: 1,
  avg: [10, 11, null, 12.5],
  min: [9, 10, null, 12.1],
  max: [11, 12, null, 12.8],
};

function chart(props: Partial<TrendChartProps> = {}) {
  const all = {
    label: 'Speed',
    palette: 'day',
    height: 100,
    time: TIME,
    series: [SPEED],
    window: { from: START, to: START + 4 * HOUR },
    ...props,
  };
  return <TrendChart {...(all as TrendChartProps)} />;
}

/** The browser's word on what is in sight, said by the test. */
function watchSight() {
  const listeners: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: IntersectionObserverCallback) {
        listeners.push(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
  const tell = (isIntersecting: boolean) =>
    act(() => {
      for (const listener of listeners) {
        listener([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    });
  return { tell };
}

const slider = () => screen.getByRole('slider', { name: 'Speed' });

beforeEach(() => {
  calls.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('TrendChart', () => {
  it('names each series with its last value and the range around it', () => {
    render(chart());
    expect(screen.getByRole('figure', { name: 'Speed' }).textContent).toBe('Speed over ground12.5kn · 12.1–12.8');
  });

  it('draws no limit where the axis has no place for it', () => {
    const limits = [
      { name: 'warning limit', value: 20 },
      { name: 'off the scale', value: Number.POSITIVE_INFINITY },
    ];
    render(chart({ limits }));
    expect(screen.getByText('warning limit')).toBeTruthy();
    expect(screen.queryByText('off the scale')).toBeNull();
  });

  it('writes the names of near limits at either end of their lines, and a third that would cover them not at all', () => {
    const limits = [
      { name: 'warning limit 20', value: 20 },
      { name: 'alarm limit 20.1', value: 20.1 },
      { name: 'warning limit 20.2', value: 20.2 },
    ];
    const { container } = render(chart({ limits }));
    const ends = [...container.querySelectorAll('[data-end]')].map((name) => [
      name.textContent,
      name.getAttribute('data-end'),
    ]);
    expect(ends).toEqual([
      ['warning limit 20', 'start'],
      ['alarm limit 20.1', 'end'],
    ]);
    expect(container.querySelectorAll('[class*="limit"]')).toHaveLength(3);
  });

  it('writes a limit in the colour of its series', () => {
    render(chart({ limits: [{ name: 'Speed: alarm limit 14', value: 14, color: 'rgb(1, 2, 3)' }] }));
    expect(screen.getByText('Speed: alarm limit 14').parentElement?.style.color).toBe('rgb(1, 2, 3)');
  });

  it('draws no mark before time has a scale', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const marks = [
      { at: START + HOUR, text: 'shift 11:30' },
      { at: Number.POSITIVE_INFINITY, text: 'nowhere yet' },
    ];
    render(chart({ marks }));
    expect(screen.getByText('shift 11:30').parentElement?.style.left).toBe('1px');
    expect(screen.queryByText('nowhere yet')).toBeNull();
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it('moves the cursor sample by sample with the arrow keys and says what stands there', () => {
    render(chart());
    fireEvent.keyDown(slider(), { key: 'Home' });
    expect(slider().getAttribute('aria-valuetext')).toBe('00:00 UTC, Speed over ground 10.0 kn');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(slider().getAttribute('aria-valuetext')).toBe('02:00 UTC, Speed over ground –– kn');
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(Number(slider().getAttribute('aria-valuenow'))).toBe(TIME[3]);
    fireEvent.keyDown(slider(), { key: 'Escape' });
    expect(screen.queryByText('02:00 UTC')).toBeNull();
  });

  it('follows the pointer to the nearest sample and lets go when it leaves', () => {
    const cursor = createTrendCursor();
    render(chart({ cursor }));
    fireEvent.pointerMove(slider(), { clientX: 0.9 });
    expect(cursor.get()).toBe(TIME[1]);
    fireEvent.pointerLeave(slider());
    expect(cursor.get()).toBeUndefined();
  });

  it('shows the moment of a cursor that another pane moved', () => {
    const cursor = createTrendCursor();
    render(chart({ cursor }));
    fireEvent.keyDown(slider(), { key: 'Home' });
    expect(screen.getByText('00:00 UTC')).toBeDefined();
  });

  it('hatches gaps with their cause and names limits', () => {
    const gaps = [{ from: START + HOUR, to: START + 2 * HOUR, text: 'no data 60 min, link down' }];
    const { container } = render(chart({ gaps, limits: [{ name: 'alarm limit 14', value: 14 }] }));
    expect(container.querySelector<HTMLElement>('.fms-hatch')?.style.width).toBe('1px');
    expect(screen.getByText('no data 60 min, link down')).toBeDefined();
    expect(screen.getByText('alarm limit 14').parentElement?.style.top).toBe('66px');
  });

  it('feeds new data to the plot it has, makes another for another palette, and leaves none behind', () => {
    const { rerender, unmount } = render(chart());
    rerender(chart({ series: [{ ...SPEED, avg: [1, 2, 3, 4] }] }));
    expect(calls).toEqual(['create', 'update']);
    rerender(chart({ palette: 'night' }));
    expect(calls.filter((call) => call === 'create')).toHaveLength(2);
    unmount();
    expect(calls.filter((call) => call === 'destroy')).toHaveLength(2);
  });

  it('stands still out of sight, and catches up when it is seen', () => {
    const watch = watchSight();
    const { rerender } = render(chart());
    watch.tell(false);
    rerender(chart({ series: [{ ...SPEED, avg: [1, 2, 3, 4] }] }));
    expect(calls).toEqual(['create']);
    expect(screen.getByRole('figure').textContent).toContain('12.5');
    watch.tell(true);
    expect(calls).toEqual(['create', 'update']);
    expect(screen.getByRole('figure').textContent).toContain('4.0');
  });

  it('feeds a curve that comes or goes to the plot that has a place for it', () => {
    const { rerender } = render(chart());
    const compared = { ...SPEED, id: 'sog~', compared: true };
    rerender(chart({ series: [SPEED, compared] }));
    rerender(chart({ series: [SPEED] }));
    expect(calls.filter((call) => call === 'create')).toHaveLength(3);
    expect(calls).not.toContain('update what is destroyed');
    expect(calls.at(-1)).toBe('create');
  });
});
