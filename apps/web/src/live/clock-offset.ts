/** How far the clock of the vessel around is off. "Time ago" applies its offset (specification sections 9.4 and 9.6). */
import { createContext, useContext } from 'react';

const ClockOffset = createContext(0);

/** Inside it all ages are judged with `value` milliseconds added to each time. */
export const ClockOffsetProvider = ClockOffset.Provider;

/** Milliseconds to add to a time of the vessel's clock before it is compared with now; 0 where no vessel is around. */
export function useClockOffset(): number {
  return useContext(ClockOffset);
}
