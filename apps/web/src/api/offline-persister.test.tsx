import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOffline } from '../storage/offline-store.ts';
import { createOfflinePersister } from './offline-persister.ts';

const database = new Map<string, unknown>();
vi.mock('../storage/offline-store.ts', () => ({
  readOffline: async (key: string) => database.get(key),
  writeOffline: vi.fn(async (key: string, value: unknown) => void database.set(key, structuredClone(value))),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  database.clear();
});

function answers(updatedAt: number, data: unknown = ['Havbris']): PersistedClient {
  const queries = [{ queryKey: ['vessel'], queryHash: '["vessel"]', state: { data, dataUpdatedAt: updatedAt } }];
  return { buster: '1', timestamp: updatedAt, clientState: { mutations: [], queries } } as unknown as PersistedClient;
}

async function keep(client: PersistedClient, persister = createOfflinePersister('7')) {
  await persister.persistClient(client);
  await vi.runAllTimersAsync();
  return persister;
}

it('writes what is kept when it has changed, and not with every other answer', async () => {
  const persister = await keep(answers(1));
  await keep(answers(1), persister);
  expect(writeOffline).toHaveBeenCalledOnce();
  await keep(answers(2), persister);
  expect(database.get('answers:7')).toEqual(answers(2));
  await persister.removeClient();
  await keep(answers(2), persister);
  expect(await persister.restoreClient()).toEqual(answers(2));
});

it.each([500, 501, 1234])('gives back a list of %i entries as it was kept', async (length) => {
  const fleet = answers(
    1,
    Array.from({ length }, (_, id) => ({ id })),
  );
  const persister = await keep(fleet);
  expect(await persister.restoreClient()).toEqual(fleet);
});

it('gives back nothing of a list whose writing was cut off', async () => {
  const fleet = (updatedAt: number) =>
    answers(
      updatedAt,
      Array.from({ length: 1200 }, (_, id) => ({ id, updatedAt })),
    );
  const persister = await keep(fleet(1));
  const [ofFirst] = [...database.keys()].filter((key) => key.endsWith(' 0'));
  database.set(String(ofFirst), { stamp: 2, entries: [] });
  expect((await persister.restoreClient())?.clientState.queries).toEqual([]);
});
