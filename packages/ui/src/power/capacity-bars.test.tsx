import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CapacityBars, type CapacityPart } from './capacity-bars.tsx';

const PARTS: readonly CapacityPart[] = [
  { id: 'sets', power: 1820, text: 'DG 3 to 1 820', kind: 'sets' },
  { id: 'battery', power: 1600, text: 'battery to 1 600', kind: 'battery' },
];

const widthsOf = (figure: HTMLElement) =>
  [...figure.querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) => Number.parseFloat(style.width));

it('draws load and what carries it on one scale', () => {
  render(
    <CapacityBars
      label="After the trip"
      loadTitle="Load after the trip"
      partsTitle="Carried by"
      load={2388}
      loadText="2 388 kW"
      parts={PARTS}
      marginText="margin 1 032 kW"
      unit="kW"
    />,
  );
  const figure = screen.getByRole('figure', { name: 'After the trip' });
  const [load = 0, sets = 0, battery = 0] = widthsOf(figure);
  expect(sets / load).toBeCloseTo(1820 / 2388, 6);
  expect(battery / load).toBeCloseTo(1600 / 2388, 6);
  expect(sets + battery).toBeLessThan(100);
  expect(figure.textContent).toContain('margin 1 032 kW');
  expect(figure.textContent).toMatch(/01.000.*2.000.*3.000.*kW/);
});
