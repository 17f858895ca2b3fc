import { getPaletteColors } from '@fms/ui/theme';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../language/inside.ts';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import type { MapChoice } from './base-map/map-choice.ts';
import { computeMetersPerPixel } from './geometry/screen-geometry.ts';
import { MapFoot } from './map-foot.tsx';
import { getSymbolPalette } from './symbol-palette.ts';

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

it.each([
  ['roadmap', 'Natural Earth', 'NASA Blue Marble'],
  ['satellite', 'NASA Blue Marble', 'SRTM30'],
] as const)('names the sources of %s and no other', (mapType, own, other) => {
  const text = draw(undefined, { mapType });
  expect(text).toContain(own);
  expect(text).not.toContain(other);
});

it.each([
  ['roadmap', 'day'],
  ['roadmap', 'night'],
  ['hybrid', 'bright'],
] as const)('has the ramp in the colours of the tracks on %s in %s', (mapType, palette) => {
  const legend = { colour: undefined, name: '', unit: '' };
  const choice = { ...CHOICE, mapType, palette };
  const { container } = renderScreen(<MapFoot view={VIEW} legend={legend} choice={choice} className="" />);
  const ramp = [...container.querySelectorAll<HTMLElement>('[class*="ramp"] span')];
  const expected = getPaletteColors(getSymbolPalette(choice)).map.track.map((color) => {
    const probe = document.createElement('i');
    probe.style.background = color;
    return probe.style.background;
  });
  expect(ramp.map(({ style }) => style.background)).toEqual(expected);
});

it.each([0, 45, 60, 75])('draws the scale as long as it is at latitude %i, and never too long', (latitude) => {
  const view = { ...VIEW, latitude };
  const { container } = renderScreen(<MapFoot view={view} legend={undefined} choice={CHOICE} className="" />);
  const width = Number.parseFloat(container.querySelector<HTMLElement>('[class*="bar"]')?.style.width ?? '');
  const miles = Number(/(\d+) nm/.exec(container.textContent ?? '')?.[1]);
  expect((width * computeMetersPerPixel(latitude, view.zoom)) / 1852).toBeCloseTo(miles, 3);
  expect(width).toBeLessThanOrEqual(110);
  expect(width).toBeGreaterThan(40);
});
