import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DifferenceBars } from './difference-bars.tsx';

const DAYS = [
  { day: 'Mon 16', percent: 0.4 },
  { day: 'Tue 17', percent: 2.6 },
  { day: 'Wed 18', percent: null },
  { day: 'Thu 19', percent: -0.8 },
];

function show(days = DAYS) {
  const { container } = render(
    <DifferenceBars label="Tanks against meters" days={days} limitPercent={2} noDataText="no data" />,
  );
  return container;
}

describe('DifferenceBars', () => {
  it('flags and names the day past the limit, and no other', () => {
    const container = show();
    expect(container.querySelectorAll('[data-flagged="true"]')).toHaveLength(1);
    expect(container.querySelector('[class*="named"]')?.textContent).toBe('Tue 17: +2.6');
  });

  it('hatches a day that could not be computed, never as zero', () => {
    const container = show();
    expect(container.querySelectorAll('rect[fill^="url("]')).toHaveLength(1);
    expect(container.querySelectorAll('[data-flagged]')).toHaveLength(3);
  });

  it('says each day to a screen reader', () => {
    const said = [...show().querySelectorAll('tr')].map(({ textContent }) => textContent);
    expect(said).toEqual(['Mon 16+0.4 %', 'Tue 17+2.6 %', 'Wed 18no data', 'Thu 19−0.8 %']);
  });

  it('names no day while all are within the limit', () => {
    expect(show([{ day: 'Mon 16', percent: -2 }]).querySelector('[class*="named"]')).toBeNull();
  });
});
