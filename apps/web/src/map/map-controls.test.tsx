import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../language/inside.ts';
import { FakeMap } from '../testing/fake-map.ts';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import type { FleetMapEngine } from './fleet-map-engine.ts';
import { MapControls } from './map-controls.tsx';

afterEach(clearScreen);

it('goes nearer and farther, above what the screen adds', () => {
  const map = new FakeMap();
  renderScreen(
    <MapControls engine={{ map } as unknown as FleetMapEngine} className="">
      <button type="button">More</button>
    </MapControls>,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Zoom in',
    'Zoom out',
    'More',
  ]);
  for (const button of buttons) fireEvent.click(button);
  expect(map.moves.map(({ kind }) => kind)).toEqual(['zoomIn', 'zoomOut']);
});
