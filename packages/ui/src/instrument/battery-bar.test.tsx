import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadingState } from '../value/reading-state.ts';
import { BatteryBar, type BatteryBarProps } from './battery-bar.tsx';

function show(props: Partial<BatteryBarProps> = {}) {
  render(<BatteryBar percent={74} state="fresh" limits={[]} label="74 %, 2 s" {...props} />);
  const bar = screen.getByRole('img', { name: '74 %, 2 s' });
  return {
    bar,
    fill: bar.querySelector<HTMLElement>('[class*="fill"]'),
    isHatched: bar.querySelector('.fms-hatch') !== null,
  };
}

describe('BatteryBar', () => {
  it.each([
    [74, '74%'],
    [0, '0%'],
    [104, '100%'],
    [-3, '0%'],
  ])('is filled to %s percent of its length', (percent, width) => {
    const { fill, isHatched } = show({ percent });
    expect(fill?.style.width).toBe(width);
    expect(isHatched).toBe(false);
  });

  it.each<[number | null, ReadingState]>([
    [null, 'fresh'],
    [Number.NaN, 'fresh'],
    [74, 'bad'],
    [74, 'unknown'],
  ])('is hatched and not empty for %s that is %s', (percent, state) => {
    const { fill, isHatched } = show({ percent, state });
    expect(fill).toBeNull();
    expect(isHatched).toBe(true);
  });

  it('marks its limits of use', () => {
    const { bar } = show({ limits: [20, 95] });
    expect([...bar.querySelectorAll('i')].map(({ style }) => style.left)).toEqual(['20%', '95%']);
  });

  it('is green only where charging is proven', () => {
    expect(show({ charging: true }).bar.dataset.charging).toBe('true');
  });
});
