/** What of a search cannot be read, before the server is asked. */
import type { Vessel } from '@fms/contract/vessel';
import { formatLogTerms, parseLogQuery } from '@fms/domain/log';
import type { Translate } from '../../../language/index.ts';

/** A sentence for the field, or undefined for a search that can be run; `vessels` is undefined while they are not known. */
export function findSearchProblem(
  search: string,
  vessels: readonly Pick<Vessel, 'name'>[] | undefined,
  t: Translate,
): string | undefined {
  const asked = parseLogQuery(search, Date.now());
  if (asked.problems.length > 0) return t('LOG_UNREADABLE', { terms: formatLogTerms(asked.problems) });
  if (vessels === undefined) return undefined;
  const known = new Set(vessels.map(({ name }) => name.toLowerCase()));
  const unknown = asked.vessels.filter((name) => !known.has(name.toLowerCase()));
  return unknown.length === 0 ? undefined : t('LOG_UNKNOWN_VESSEL', { names: unknown.join(', ') });
}
