import { MINUTE_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { renderLive } from '../../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { useStatistic } from './use-statistic.ts';

afterEach(clearScreen);

const VESSEL = buildVessel(1);

/** Both ends in minutes from noon. */
function Window({ query }: { query: string }) {
  const { window } = useStatistic(VESSEL, [], [], STATISTIC_ADDRESS.parse(new URLSearchParams(query)));
  return <p>{[window.from, window.to].map((at) => (at - NOON) / MINUTE_MS).join(' ')}</p>;
}

it.each([
  ['reaches ahead', '2026-11-21T11:50:00Z', '2026-11-21T12:10:00Z', '-10 0'],
  ['is past', '2026-11-21T11:50:00Z', '2026-11-21T11:58:00Z', '-10 -2'],
])('a fixed window that %s', (_words, from, to, expected) => {
  stubCalls({ '/api/v1.3/vessel/GetAll': { body: [] } });
  renderLive({ tags: [], children: <Window query={`from=${from}&to=${to}`} /> });
  expect(screen.getByRole('paragraph').textContent).toBe(expected);
});
