import { HOUR_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildTag, buildToken, buildVessel, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { keepTrack, readKeptTrack } from './kept-track.ts';
import { useWindowTrack } from './use-window-track.ts';

const database = new Map<string, unknown>();
vi.mock('../../storage/offline-store.ts', () => ({
  readOffline: async (key: string) => database.get(key),
  writeOffline: async (key: string, value: unknown) => void database.set(key, value),
}));

beforeEach(() => writeCurrentUser({ token: buildToken(), username: '7', email: '' }));
afterEach(() => {
  database.clear();
  clearScreen();
});

const POSITION = buildTag(5).Id;
const VESSEL = buildVessel(1, { standardData: { ...buildVessel(1).standardData, positionTagId: POSITION } });
const fix = (hoursAgo: number) => ({
  id: hoursAgo,
  dataTagId: POSITION,
  scope: 10,
  latitude: 60 - hoursAgo / 60,
  longitude: 3,
  timestamp: new Date(NOON - hoursAgo * HOUR_MS).toISOString(),
});
const hoursKept = async () =>
  (await readKeptTrack(POSITION))?.map(({ timestamp }) => (NOON - Date.parse(timestamp)) / HOUR_MS);

function Track() {
  const { points } = useWindowTrack(VESSEL, { mode: 'live', range: '6h' }, 6);
  return <p>{points === undefined ? 'nothing yet' : points.map(({ time }) => (NOON - time) / HOUR_MS).join(' ')}</p>;
}

it('adds each answer to what is kept, and drops what is older than a day', async () => {
  await keepTrack(POSITION, 12, [fix(2), fix(23), fix(25)], NOON);
  expect(await hoursKept()).toEqual([2, 23]);
  await keepTrack(POSITION, 10, [fix(0), fix(2)], NOON + 2 * HOUR_MS);
  expect(await hoursKept()).toEqual([0, 2]);
  expect((await readKeptTrack(POSITION))?.[0]?.scope).toBe(10);
});

it('keeps nothing of a window long past', async () => {
  await keepTrack(POSITION, 10, [fix(30), fix(31)], NOON);
  expect(await readKeptTrack(POSITION)).toBeNull();
});

it('shows the kept part of the window while the network does not answer', async () => {
  await keepTrack(POSITION, 10, [fix(1), fix(2), fix(8)], NOON);
  stubCalls({ '/api/v1/data/geo/get': () => new Promise(() => {}) });
  renderLive({ tags: [], children: <Track /> });
  expect(screen.getByText('nothing yet')).toBeDefined();
  expect(await screen.findByText('1 2')).toBeDefined();
});

it('shows the answer once it is there', async () => {
  await keepTrack(POSITION, 10, [fix(1), fix(2)], NOON);
  stubCalls({ '/api/v1/data/geo/get': { body: [fix(0.5), fix(1)] } });
  renderLive({ tags: [], children: <Track /> });
  expect(await screen.findByText('0.5 1')).toBeDefined();
});
