import { LOCATION_ADDRESS, type LocationState } from '../../../entities/track/index.ts';
import { useAddressState } from '../../../navigation/use-address.ts';

/** The state in the address, and a way to change it. A new window is a step one may go back from; other changes are not. */
export function useLocationState(): [LocationState, (change: Partial<LocationState>) => void] {
  const [state, changeAddress] = useAddressState(LOCATION_ADDRESS, STEPS);
  // A moment belongs to its window.
  const change = (part: Partial<LocationState>) =>
    changeAddress(part.time === undefined ? part : { at: undefined, ...part });
  return [state, change];
}

const STEPS = ['time'] as const;
