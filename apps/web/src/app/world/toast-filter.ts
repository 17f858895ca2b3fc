/** Which alarms the user wants to see as toasts; all of them until the rules are known. */
import type { Alarm } from '@fms/contract/alarm';

type Filter = (alarm: Alarm) => boolean;

const ALL: Filter = () => true;
let filter = ALL;

export const isToastWanted: Filter = (alarm) => filter(alarm);

/** Sets the filter. Returns the function that takes it away. */
export function setToastFilter(wanted: Filter): () => void {
  filter = wanted;
  return () => {
    if (filter === wanted) filter = ALL;
  };
}
