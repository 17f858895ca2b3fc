import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoadChart } from './load-chart.tsx';

afterEach(cleanup);

it('draws engines of this ship in their colours before those of its sisters, a mark at each load', () => {
  const points = [
    { x: 45, y: 200 },
    { x: 55, y: 190 },
  ];
  render(
    <LoadChart
      label="Engines"
      lines={[
        { id: '1', name: 'Port', color: 'red', points },
        { id: '2', name: 'Sister', points },
      ]}
    />,
  );
  const chart = screen.getByRole('img', { name: 'Engines' });
  const drawn = [...chart.querySelectorAll('path')].map((path) => path.getAttribute('stroke'));
  expect(drawn).toEqual(['var(--fms-text-3)', 'red']);
  expect(chart.querySelectorAll('circle')).toHaveLength(4);
});
