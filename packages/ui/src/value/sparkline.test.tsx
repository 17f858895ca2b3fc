import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReadingState } from './reading-state.ts';
import { Sparkline, type SparklineProps } from './sparkline.tsx';

function show(state: ReadingState, props: Partial<SparklineProps> = {}) {
  const { container } = render(
    <Sparkline
      time={[0, 30, 60]}
      value={[1, 2, 3]}
      window={{ from: 0, to: 100 }}
      state={state}
      label="Speed, 1–3 kn"
      {...props}
    />,
  );
  const find = (part: string) => container.querySelector<SVGPathElement>(`path[class*="${part}"]`);
  const holes = [...container.querySelectorAll<HTMLElement>('.fms-hatch')];
  return {
    dots: container.querySelectorAll('[class*="dot"]').length,
    holes,
    line: find('line')?.getAttribute('d'),
    limit: find('limit')?.getAttribute('d'),
    band: find('band')?.getAttribute('d'),
    isDashed: find('line')?.getAttribute('data-dashed'),
  };
}

describe('Sparkline', () => {
  it('has its curve in words as its name', () => {
    show('fresh');
    expect(screen.getByRole('img', { name: 'Speed, 1–3 kn' })).toBeDefined();
  });

  it.each(['fresh', 'manual', 'simulated'] as const)('ends in a dot while the value is %s', (state) => {
    expect(show(state)).toMatchObject({ dots: 1, holes: [] });
  });

  it('ends with the data and without a dot once the value is late', () => {
    expect(show('late')).toMatchObject({ dots: 0, holes: [] });
  });

  it.each(['stale', 'bad'] as const)('hatches what lies after the data of a %s value', (state) => {
    const { dots, holes } = show(state);
    expect(dots).toBe(0);
    expect(holes.map(({ style }) => [style.left, style.width])).toEqual([['60%', '40%']]);
  });

  it('hatches once what is both told as a gap and over', () => {
    const { holes } = show('stale', { gaps: [{ from: 70, to: 100 }] });
    expect(holes.map(({ style }) => [style.left, style.width])).toEqual([['60%', '40%']]);
  });

  it('hatches the whole window of a value that was never received', () => {
    const { line, holes } = show('unknown');
    expect(line).toBe('');
    expect(holes.map(({ style }) => style.width)).toEqual(['100%']);
  });

  it('draws its limit as a line over the whole width, and the curve below it', () => {
    const { limit, line } = show('fresh', { limit: 5 });
    expect(limit).toBe('M0 80H1000');
    expect(line).toBe('M0 920L300 710L600 500');
  });

  it('draws no limit and no band where none is given', () => {
    expect(show('fresh')).toMatchObject({ limit: undefined, band: undefined });
  });

  it('fills what lies between min and max, and stops the band in a gap', () => {
    const band = { value: [2, null, 2], min: [1, null, 1], max: [3, null, 3] };
    expect(show('fresh', band).band).toBe('M0 80L0 920ZM600 80L600 920Z');
  });

  it('keeps a steady value flat on the scale that is given', () => {
    expect(show('fresh', { value: [50, 50.1, 50], scale: { low: 0, high: 100 } }).line).toBe('M0 500L300 499L600 500');
  });

  it.each([
    ['fresh', 'false'],
    ['manual', 'true'],
    ['simulated', 'true'],
  ] as const)('the line of a %s value is dashed: %s', (state, isDashed) => {
    expect(show(state).isDashed).toBe(isDashed);
  });
});
