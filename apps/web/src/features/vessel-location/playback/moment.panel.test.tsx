import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import type { LocationParts } from '../state/location-parts.ts';
import { MomentPanel } from './moment.panel.tsx';

afterEach(clearScreen);

it('writes a course of the held moment as every other screen does', async () => {
  const course = buildTag(1, { name: 'Course over ground', unit: '°', decimals: 1, min: 0, max: 360 });
  const time = new Date(NOON - 60_000).toISOString();
  const point = { time, min: 188.8, max: 188.8, avg: 188.8, first: 188.8, last: 188.8, count: 1 };
  const answer = { dataTagId: course.Id, from: time, to: time, bucketSeconds: 60, points: [point] };
  stubCalls({ '/api/v1.3/tag/GetStatistic': { body: [answer] } });
  const parts = { vessel: buildVessel(1), tags: [course], state: { at: NOON } } as unknown as LocationParts;
  renderLive({ tags: [], children: <MomentPanel {...parts} /> });
  const name = await screen.findByText('Course over ground');
  expect(name.nextElementSibling?.textContent).toBe('189°');
});
