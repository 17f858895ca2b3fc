import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../language/inside.ts';
import '../../../language/vessel-page.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { answerVoyage, buildParts } from '../testing/location-parts.ts';
import { buildNoonDays } from '../testing/noon-days.ts';
import { NoonPanel } from './noon.panel.tsx';

afterEach(clearScreen);

it('writes the newest day first: miles, mean speed under way, time in each state', async () => {
  answerVoyage({ days: buildNoonDays(12, 'berth') });
  renderLive({ tags: [], children: <NoonPanel {...buildParts()} /> });
  await screen.findByText('Noon to noon');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['21 Nov 12:00 – 13:30', '0.0', '—', 'partial dayMoored or stationary 1 h 30'],
    ['20 Nov 12:00 – 21 Nov 12:00', '240.0', '12.0', 'Under way 20 h 00At anchor 4 h 00'],
  ]);
});

it('leaves a voyage that cannot be read to the panel that says so', async () => {
  const asked = stubCalls({ '/api/v2/track/voyage': { status: 500, body: {} } });
  renderLive({ tags: [], children: <NoonPanel {...buildParts()} /> });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText('Noon to noon')).toBeNull();
});
