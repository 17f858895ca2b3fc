import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HistogramChart, type HistogramChartProps } from './histogram-chart.tsx';

const bins = [
  { from: 0, to: 5, share: 0.25 },
  { from: 5, to: 10, share: 0.5 },
  { from: 10, to: 15, share: 0 },
  { from: 15, to: 20, share: 0.25 },
];

function show(props: Partial<HistogramChartProps> = {}) {
  const { container } = render(
    <HistogramChart
      label="Histogram of Speed"
      name="Speed"
      unit="kn"
      color="#173f96"
      bins={bins}
      shareLabel="share of time"
      emptyText="No values"
      {...props}
    />,
  );
  const read = (name: string) => [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute(name));
  return { container, read, figure: screen.getByRole('figure', { name: 'Histogram of Speed' }) };
}

describe('HistogramChart', () => {
  it('draws bars side by side, the highest as high as the drawing', () => {
    const { read } = show();
    expect(read('x').map(Number)).toEqual([0.5, 100.5, 200.5, 300.5]);
    expect(read('height').map(Number)).toEqual([75, 150, 0, 75]);
    expect(read('y').map(Number)).toEqual([75, 0, 150, 75]);
    expect(new Set(read('fill'))).toEqual(new Set(['#173f96']));
  });

  it('draws what is compared as outlines, so that it differs without colour', () => {
    const { read } = show({ compared: true });
    expect(new Set(read('fill'))).toEqual(new Set(['none']));
    expect(new Set(read('stroke'))).toEqual(new Set(['#173f96']));
  });

  it('names the highest share and the edges under the bars', () => {
    const { container } = show();
    expect(screen.getByText('50 % share of time')).toBeDefined();
    const ends = [...container.querySelectorAll<HTMLElement>('[class*="ends"] span')];
    expect(ends.map(({ textContent, style }) => [textContent, style.left])).toEqual([
      ['0', '0%'],
      ['5', '25%'],
      ['10', '50%'],
      ['15', '75%'],
      ['20', '100%'],
    ]);
  });

  it('gives a screen reader the bins as a table', () => {
    const { figure } = show();
    const rows = within(figure).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['0–5 kn25 %', '5–10 kn50 %', '10–15 kn0.0 %', '15–20 kn25 %']);
  });

  it('says that there is nothing, and draws nothing', () => {
    const { container, figure } = show({ bins: [] });
    expect(within(figure).getByText('No values').className).toContain('fms-hatch');
    expect(container.querySelector('svg')).toBeNull();
    expect(within(figure).queryByRole('table')).toBeNull();
  });
});
