import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AgeMark, type AgeMarkProps } from './age-mark.tsx';
import { Hatch } from './hatch.tsx';
import { Reading } from './reading.tsx';
import { formatReading, type ReadingState } from './reading-state.ts';

describe('AgeMark', () => {
  it.each<[AgeMarkProps['kind'], string, { circles: number; halves: number }]>([
    ['full', '9 s', { circles: 1, halves: 0 }],
    ['half', '14 min', { circles: 1, halves: 1 }],
    ['hollow', '3 h', { circles: 1, halves: 0 }],
    ['none', 'no data', { circles: 0, halves: 0 }],
  ])('%s stands beside its age in words', (kind, text, drawn) => {
    const { container } = render(<AgeMark kind={kind} text={text} />);
    expect(container.textContent).toBe(text);
    expect({
      circles: container.querySelectorAll('circle').length,
      halves: container.querySelectorAll('path').length,
    }).toEqual(drawn);
  });

  it('is drawn for the eye alone: the words say the same', () => {
    const { container } = render(<AgeMark kind="half" text="14 min" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Hatch', () => {
  it('says why there is no data, as high as its place or as asked', () => {
    render(<Hatch label="No data for 8 min" height={46} />);
    expect(screen.getByRole('img', { name: 'No data for 8 min' }).style.height).toBe('46px');
    render(<Hatch label="No data" />);
    expect(screen.getByRole('img', { name: 'No data' }).style.height).toBe('100%');
  });
});

describe('formatReading', () => {
  it.each<[number | null, ReadingState, string]>([
    [3.94, 'fresh', '3.9'],
    [3.94, 'stale', '3.9'],
    [0, 'manual', '0.0'],
    [0, 'bad', '––'],
    [0, 'unknown', '––'],
    [null, 'fresh', '––'],
  ])('writes %s that is %s as %s', (value, state, text) => {
    expect(formatReading(value, state, { decimals: 1 })).toBe(text);
  });
});

describe('the layout of a reading', () => {
  const reading = { label: 'Load', value: 71, unit: '%', state: 'fresh' } as const;
  const alarm = { priority: 'warning', acknowledged: true, label: 'warning' } as const;

  it('has its mark before the label in a row, and before the number in a stack', () => {
    const { container, rerender } = render(<Reading {...reading} layout="row" alarm={alarm} />);
    const markPlace = () => screen.getByRole('img', { name: 'warning' }).parentElement?.textContent;
    expect(markPlace()).toBe('Load');
    rerender(<Reading {...reading} layout="stack" alarm={alarm} />);
    expect(markPlace()).toBe('71%');
    expect(container.querySelectorAll('[data-priority]')).toHaveLength(1);
  });

  it.each(['stale', 'late'] as const)('keeps the number of a value that is %s', (state) => {
    expect(render(<Reading {...reading} state={state} />).container.textContent).toBe('Load71%');
  });

  it('shows words of its own in place of the number, and content below', () => {
    const { container } = render(
      <Reading {...reading} text="061°" unit={undefined}>
        <p>last hour</p>
      </Reading>,
    );
    expect(container.textContent).toBe('Load061°last hour');
  });
});
