import { toId, type VesselId } from '@fms/domain/identity';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildVessel, buildZone, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { useActivityOf, useVesselActivity } from './use-vessel-activity.ts';

afterEach(clearScreen);

const VESSEL = buildVessel(1);
const VESSELS = [VESSEL];

/** The words of the list and of the map, side by side. */
function Words() {
  const activityOf = useActivityOf(VESSELS);
  const { activity } = useVesselActivity(VESSEL);
  return <p>{[activity, activityOf(VESSEL.id), activityOf(toId<VesselId>(2)) ?? 'none'].join(' ')}</p>;
}

it.each([
  ['moving', 12, 3.5],
  ['in-port', 0, 3.5],
  ['stopped', 0, 9],
  ['drifting', 1, 9],
])('the map and the lists have one word, and none for another ship: %s', async (word, speedKnots, longitude) => {
  stubCalls({ '/api/v2/zone/list': { body: [buildZone(1, { kind: 'port' })] } });
  const { live, waitUntil } = renderLive({ tags: [], children: <Words /> });
  act(() => {
    const course = { speedKnots, courseDegrees: 0, headingDegrees: 0, quality: 0 };
    live.positions.put(VESSEL.id, { latitude: 60.5, longitude, time: NOON, ...course });
  });
  waitUntil(NOON + 2000);
  expect(await screen.findByText(`${word} ${word} none`)).toBeDefined();
});
