import type { VesselHistory } from '@fms/contract/geo';
import { toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../language/inside.ts';
import { ReplayMoment } from '../../../map/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen } from '../../../testing/screen.tsx';
import { VesselRow } from './vessel-row.tsx';

afterEach(clearScreen);

const ID = toId<VesselId>(1);
const VESSEL = buildVessel(1, { name: 'Kvitholm' });
/** Northward, 0.2 nm a minute: 12 kn. */
const HISTORY: VesselHistory = {
  vesselId: ID,
  times: [NOON - 120 * MINUTE_MS, NOON - 119 * MINUTE_MS],
  latitudes: [60, 60 + 0.2 / 60],
  longitudes: [3, 3],
};

function drawRow(moment: ReplayMoment | undefined) {
  const children = <VesselRow vessel={VESSEL} moment={moment} alarm={undefined} selected={false} onSelect={() => {}} />;
  const { live, waitUntil } = renderLive({ tags: [], children });
  const place = { latitude: 61, longitude: 3, courseDegrees: 0, headingDegrees: null, quality: 0 };
  live.positions.put(ID, { ...place, time: NOON, speedKnots: 19.3 });
  waitUntil(NOON + 9000);
  return screen.getByRole('button', { name: /Kvitholm/ });
}

it('shows speed and age of now beside a map of now', () => {
  expect(drawRow(undefined).textContent).toMatch(/19\.3 kn.*9 s/);
});

it('shows what was beside a map of the past, as soon as the positions of then have come', () => {
  const moment = new ReplayMoment(NOON - 119.5 * MINUTE_MS, NOON);
  const row = drawRow(moment);
  expect(row.textContent).not.toContain('19.3');
  act(() => moment.setHistory({ scope: 7, vessels: [HISTORY] }, NOON));
  expect(row.textContent).toMatch(/12\.0 kn.*0 s/);
  act(() => moment.setTime(NOON - 100 * MINUTE_MS));
  expect(row.textContent).toMatch(/12\.0 kn.*19 min/);
});
