import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readNow } from './read-now.ts';

// One change is waited for by the library itself; the second ended the wait with a `CancelledError`.
it('waits for the answer that the last of several changes asked for', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: ((answer: number) => void)[] = [];
  const query = { queryKey: ['particulars'], queryFn: () => new Promise<number>((answer) => asked.push(answer)) };
  const stop = new QueryObserver(client, query).subscribe(() => {});
  asked[0]?.(0);
  await expect.poll(() => client.getQueryData(query.queryKey)).toBe(0);
  const now = readNow(client, query);
  await expect.poll(() => asked.length).toBe(2);
  for (const calls of [3, 4]) {
    void client.invalidateQueries({ queryKey: query.queryKey });
    await expect.poll(() => asked.length).toBe(calls);
  }
  for (const [place, answer] of asked.entries()) answer(place);
  expect(await now).toBe(3);
  stop();
});
