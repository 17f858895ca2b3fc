import { useCallback } from 'react';
import { useAddressState } from '../../../navigation/use-address.ts';
import { ALARM_ADDRESS, type AlarmTabState } from './alarm-state.ts';

export type ChangeState = (part: Partial<AlarmTabState>) => void;

/** The state of the tab, and the way to change it; what filters the journal leads back to its first page. */
export function useAlarmState(): readonly [AlarmTabState, ChangeState] {
  const [state, changeAddress] = useAddressState(ALARM_ADDRESS);
  const change = useCallback<ChangeState>((part) => changeAddress({ offset: 0, ...part }), [changeAddress]);
  return [state, change];
}
