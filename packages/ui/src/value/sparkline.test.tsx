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
  const holes = [...container.querySelectorAll<HTMLElement>('.fms-hatch')];
  return {
    dots: container.querySelectorAll('[class*="dot"]').length,
    holes,
    line: container.querySelector('path')?.getAttribute('d'),
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
});
