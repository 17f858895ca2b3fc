import type { ZoneEvent } from '@fms/contract/zone';
import { HOUR_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { buildZoneEvent, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import '../../language/inside.ts';
import { SincePanel, useAlarmsSince } from './since.panel.tsx';

afterEach(clearScreen);

function News() {
  const since = NOON - HOUR_MS;
  return <SincePanel since={since} {...useAlarmsSince(since)} />;
}

async function linesOf(events: readonly ZoneEvent[]) {
  stubCalls({
    '/api/v2/alarm/list': { body: [] },
    '/api/v2/zone/events': { body: events },
    '/api/v1.0/account/GetAccountInfomation': { body: {} },
  });
  renderLive({
    tags: [],
    children: (
      <MemoryRouter>
        <News />
      </MemoryRouter>
    ),
  });
  const links = await screen.findAllByRole('link');
  return links.map((link) => Array.from(link.children, ({ textContent }) => textContent));
}

it('says of a crossing which vessel it was, and what it did as a sentence of its own', async () => {
  const time = (minutes: number) => new Date(NOON - minutes * 60_000).toISOString();
  const lines = await linesOf([
    buildZoneEvent(3, { time: time(1), kind: 'speeding', speedKnots: 14.26 }),
    buildZoneEvent(2, { time: time(2), kind: 'left', dwellSeconds: 18_600, vesselName: 'Trålvik' }),
    buildZoneEvent(1, { time: time(3) }),
  ]);
  expect(lines.map(([, , vessel, what]) => [vessel, what])).toEqual([
    ['Havbris', 'Made 14.3 kn in Harbour'],
    ['Trålvik', 'Left Harbour after 5 h 10'],
    ['Havbris', 'Entered Harbour'],
  ]);
});
