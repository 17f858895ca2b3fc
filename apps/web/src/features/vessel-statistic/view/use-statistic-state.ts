import { STATISTIC_ADDRESS, type StatisticState } from '../../../entities/statistic/index.ts';
import { type ChangeAddress, useAddressState } from '../../../navigation/use-address.ts';

/** The state in the address, and a way to change it. A new window is a step one may go back from; other changes are not. */
export function useStatisticState(): [StatisticState, ChangeAddress<StatisticState>] {
  return useAddressState(STATISTIC_ADDRESS, STEPS);
}

const STEPS = ['time'] as const;
