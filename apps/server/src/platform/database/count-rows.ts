/** Counts what a query selects. */
import type { SelectQueryBuilder } from 'kysely';

/** Rows of the query as it stands: without the columns, the order and the page that its list adds. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('count')).$castTo<{ count: number }>();
  return Number((await counted.executeTakeFirstOrThrow()).count);
}
