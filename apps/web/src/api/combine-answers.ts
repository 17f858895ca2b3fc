import type { UseQueryResult } from '@tanstack/react-query';

type PartAnswer<Part> = Pick<UseQueryResult<Part>, 'data' | 'isPending' | 'isError' | 'error' | 'refetch'>;

/** The parts of one answer that are asked for apart: pending while one is, failed with the first failure; `retry` asks the failed ones again. */
export function combineAnswers<Part>(results: readonly PartAnswer<Part>[]) {
  return {
    found: results.map(({ data }) => data),
    isPending: results.some(({ isPending }) => isPending),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
