import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AlarmTabState, readState, writeState } from './alarm-state.ts';

export type ChangeState = (part: Partial<AlarmTabState>) => void;

/** The state of the tab, and the way to change it; what filters the journal leads back to its first page. */
export function useAlarmState(): readonly [AlarmTabState, ChangeState] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readState(search), [search]);
  const change = useCallback<ChangeState>(
    (part) => setSearch((known) => writeState({ ...readState(known), offset: 0, ...part }), { replace: true }),
    [setSearch],
  );
  return [state, change];
}
