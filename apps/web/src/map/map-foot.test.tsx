import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../language/inside.ts';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import type { MapChoice } from './base-map/map-choice.ts';
import { MapFoot } from './map-foot.tsx';

afterEach(clearScreen);

const VIEW = { zoom: 6, latitude: 0, longitude: 0 };
const CHOICE: MapChoice = { mapType: 'roadmap', mapStyle: 'default', palette: 'day' };
type Legend = Parameters<typeof MapFoot>[0]['legend'];

function draw(legend: Legend, choice: Partial<MapChoice> = {}, view = VIEW): string {
  const { container } = renderScreen(
    <MapFoot view={view} legend={legend} choice={{ ...CHOICE, ...choice }} className="" />,
  );
  return container.textContent ?? '';
}

it('says that the ramp of speed has no upper end', () => {
  expect(draw({ colour: undefined, name: '', unit: '' })).toContain('SOG0–15+ kn');
});

it('writes the bounds of a value with its unit and decimals', () => {
  const colour = { kind: 'value', min: 0.5, max: 12.25, valueAt: () => undefined } as const;
  expect(draw({ colour, name: 'Fuel rate', unit: 't/h', decimals: 1 })).toContain('Fuel rate0.5–12.3 t/h');
});

it('has no legend without a track', () => {
  draw(undefined);
  expect(screen.queryByText(/SOG/)).toBeNull();
});

it('says that it is not for navigation, and whose the map is', () => {
  expect(draw(undefined)).toContain('Not for navigation');
  expect(draw(undefined, { online: { attribution: '© Chart office' } })).toContain('© Chart office');
});

it.each([
  [3, '500 nm'],
  [6, '50 nm'],
  [9, '5 nm'],
])('the scale at zoom %i is %s', (zoom, scale) => {
  expect(draw(undefined, {}, { ...VIEW, zoom })).toContain(scale);
});
