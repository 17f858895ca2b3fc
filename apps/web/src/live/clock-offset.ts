/** Offset of the clock of the vessel on screen. "Time ago" applies it (§9.4 and §9.6). */
import { createContext, useContext } from 'react';

const ClockOffset = createContext(0);

/** Inside it all ages are computed with `value` milliseconds added to each time. */
export const ClockOffsetProvider = ClockOffset.Provider;

/** Milliseconds to add to a time of the vessel's clock before it is compared with now; 0 where no vessel is around. */
export function useClockOffset(): number {
  return useContext(ClockOffset);
}
