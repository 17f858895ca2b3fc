import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { refetchKept } from './refetch-kept.ts';

const VISIT_BEGAN_MS = Date.UTC(2020, 10, 22, 12);

/** A list on screen that was last answered `agoMs` before the visit, drawn while kept answers count as fresh. */
function aList(queryClient: QueryClient, name: string, agoMs: number) {
  let asked = 0;
  const queryFn = () => Promise.resolve(++asked);
  queryClient.setQueryData([name], 0, { updatedAt: VISIT_BEGAN_MS - agoMs });
  new QueryObserver(queryClient, { queryKey: [name], queryFn, meta: { keep: true } }).subscribe(() => {});
  return () => asked;
}

it('asks again for what was kept a second ago, and for nothing that was answered since', async () => {
  let isOver = false;
  const queryClient = createQueryClient(
    () => {},
    () => isOver,
  );
  const rights = aList(queryClient, 'rights', 1000);
  const vessels = aList(queryClient, 'vessels', 3_600_000);
  const answered = aList(queryClient, 'answered', -1000);
  isOver = true;
  await refetchKept(queryClient, VISIT_BEGAN_MS);
  expect([rights(), vessels(), answered()]).toEqual([1, 1, 0]);
  await refetchKept(queryClient, VISIT_BEGAN_MS);
  expect([rights(), vessels(), answered()]).toEqual([1, 1, 0]);
  queryClient.clear();
});
