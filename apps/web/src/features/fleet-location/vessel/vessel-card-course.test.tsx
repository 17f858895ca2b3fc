import { type TagId, toId } from '@fms/domain/identity';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import '../../../language/inside.ts';
import { buildTag, buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import VesselCard from './vessel-card.tsx';

afterEach(clearScreen);

const plain = buildVessel(1, { name: 'Kvitholm' });
const VESSEL = { ...plain, standardData: { ...plain.standardData, courseTagId: toId<TagId>(7) } };
const COURSE = buildTag(7, {
  name: 'Course over ground',
  unit: '°',
  decimals: 0,
  value: 245,
  timestamp: new Date(NOON).toISOString(),
});

async function openAt(speedKnots: number) {
  stubCalls({ '/api/v1.3/tag/getTagsByVesselId': { body: [COURSE] } });
  const { live } = renderLive({
    tags: [COURSE],
    children: (
      <MemoryRouter>
        <VesselCard
          vessel={VESSEL}
          moment={undefined}
          alarmsThen={undefined}
          isTrackKept={false}
          onKeepTrack={() => {}}
          onShow={() => {}}
          onClose={() => {}}
        />
      </MemoryRouter>
    ),
  });
  const place = { latitude: 61, longitude: 3, courseDegrees: 245, headingDegrees: null, quality: 0 };
  act(() => live.positions.put(VESSEL.id, { ...place, time: NOON, speedKnots }));
  return screen.findByText('COG');
}

describe('the card of the selected vessel', () => {
  it('shows the course of a vessel under way', async () => {
    await openAt(12);
    expect(await screen.findByText('245°')).toBeDefined();
  });

  it('shows no course of a vessel at rest', async () => {
    await openAt(0.1);
    expect(await screen.findByText('—')).toBeDefined();
    expect(screen.queryByText('245°')).toBeNull();
  });
});
