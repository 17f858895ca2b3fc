import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readState, type StatisticState, writeState } from '../../../entities/statistic/index.ts';

/** The state in the address, and a way to change it. A new window is a step one may go back from; other changes are not. */
export function useStatisticState(): [StatisticState, (change: Partial<StatisticState>) => void, string] {
  const [search, setSearch] = useSearchParams();
  const own = new URLSearchParams(search);
  own.delete('tab');
  const query = own.toString();
  const state = useMemo(() => readState(new URLSearchParams(query)), [query]);
  // The same while the address stands: what hangs on it is not drawn again with each live value.
  const change = useCallback(
    (part: Partial<StatisticState>) => {
      const next = writeState({ ...state, ...part });
      next.set('tab', 'statistic');
      setSearch(next, { replace: part.time === undefined });
    },
    [state, setSearch],
  );
  return [state, change, writeState(state).toString()];
}
