import type { Vessel } from '@fms/contract/vessel';
import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import '../../language/vessel-page.ts';
import { VesselHeader } from './vessel-header.tsx';

afterEach(clearScreen);

const inPort = { standardData: { ...buildVessel(1).standardData, port: 'Bergen' } };

it.each<[string, Partial<Vessel>, number]>([
  ['In port', inPort, 0.1],
  ['Stopped', {}, 0.1],
  ['Drifting', {}, 1.4],
  ['Under way', {}, 12],
])('says “%s” like the lists of the fleet', async (word, given, speedKnots) => {
  stubCalls({ '/api/v2/zone/list': { body: [] }, '/api/v2/link/state': { body: [] } });
  const vessel = buildVessel(1, given);
  const { live, put } = renderLive({
    tags: [],
    children: (
      <MemoryRouter>
        <VesselHeader vessel={vessel} />
      </MemoryRouter>
    ),
  });
  const position = { latitude: 60, longitude: 3, time: NOON, courseDegrees: 0, headingDegrees: 0, quality: 0 };
  live.positions.put(vessel.id, { ...position, speedKnots });
  put();
  expect(await screen.findByText(word)).toBeDefined();
});

it.each<[string, Partial<Vessel>, boolean]>([
  ['its photo', { image: 'photo.webp' }, true],
  ['its type from the side while it has none', {}, false],
])('shows the vessel by %s', async (_words, given, hasPhoto) => {
  stubCalls({
    '/api/v2/zone/list': { body: [] },
    '/api/v2/link/state': { body: [] },
    '/api/v2/vessel/photo': { body: { address: 'data:image/webp;base64,AA==' } },
  });
  const { container } = renderLive({
    tags: [],
    children: (
      <MemoryRouter>
        <VesselHeader vessel={buildVessel(1, given)} />
      </MemoryRouter>
    ),
  });
  const side = () => container.querySelector('svg[viewBox="6 24 150 74"]');
  if (hasPhoto) await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  expect(side() === null).toBe(hasPhoto);
});
