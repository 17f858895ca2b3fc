import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTrendCursor } from './trend-cursor.ts';
import { TrendHead } from './trend-head.tsx';
import type { TrendData } from './trend-series.ts';

const data: TrendData = {
  time: [0, 60_000, 120_000],
  window: { from: 0, to: 120_000 },
  series: [
    {
      id: 'sog',
      name: 'Speed',
      unit: 'kn',
      decimals: 1,
      avg: [10, null, 12.44],
      min: [9, null, 12],
      max: [11, null, 13],
    },
    { id: 'load', name: 'Load', unit: '', decimals: 0, avg: [50, 60, null], min: [40, 50, null], max: [60, 70, null] },
    { id: 'rpm', name: 'Shaft speed', unit: 'rpm', decimals: 0, avg: [100, undefined, 104] },
  ],
};

function show(onSeries?: (id: string) => void) {
  const cursor = createTrendCursor();
  const { container } = render(<TrendHead data={data} palette="day" cursor={cursor} onSeries={onSeries} />);
  const texts = () => [...container.querySelectorAll('[class*="name"]')].map((name) => name.textContent);
  return { cursor, texts, lines: [...container.querySelectorAll('path')] };
}

describe('the head of a pane', () => {
  it('says the last value of each series with its unit and the range around it', () => {
    expect(show().texts()).toEqual(['Speed12.4kn · 12.0–13.0', 'Load6050–70', 'Shaft speed104rpm']);
  });

  it('says the values under the cursor, and two dashes where nothing was measured', () => {
    const { cursor, texts } = show();
    act(() => cursor.set(60_000));
    expect(texts()).toEqual(['Speed––kn', 'Load6050–70', 'Shaft speed100rpm']);
    act(() => cursor.set(undefined));
    expect(texts()[0]).toBe('Speed12.4kn · 12.0–13.0');
  });

  it('draws the dash of each line beside its name', () => {
    expect(show().lines.map((line) => line.getAttribute('stroke-dasharray'))).toEqual(['', '6 3', '']);
  });

  it('tells which series is pressed', () => {
    const pressed: string[] = [];
    show((id) => pressed.push(id));
    fireEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(pressed).toEqual(['load']);
  });

  it('has no buttons where pressing does nothing', () => {
    show();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('a cursor', () => {
  it('tells each listener of a change, and of no change that is none', () => {
    const cursor = createTrendCursor();
    const heard: (number | undefined)[] = [];
    const leave = cursor.subscribe(() => heard.push(cursor.get()));
    for (const time of [5, 5, undefined, undefined, 7]) cursor.set(time);
    expect(heard).toEqual([5, undefined, 7]);
    leave();
    cursor.set(8);
    expect(heard).toHaveLength(3);
  });
});
