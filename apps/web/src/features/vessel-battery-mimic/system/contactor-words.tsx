import { formatTime } from '@fms/domain/format';
import type { BreakerState } from '@fms/ui/power';
import { getSlotState } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { findStringSlot } from './battery-slots.ts';
import type { BatteryNow } from './use-battery.ts';

/** Closed or open where its controller says so and is heard, else unknown: never open because nothing came. */
export function readContactor(battery: BatteryNow, id: string): BreakerState {
  const reading = battery.readingOf(findStringSlot(id, 'contactor'));
  const state = getSlotState(reading);
  if (state === undefined || reading?.state === 'stale') return 'unknown';
  return state ? 'closed' : 'open';
}

/** "closed", or "open 08:33:04" since its controller said so. */
export function ContactorWords({ battery, id }: { readonly battery: BatteryNow; readonly id: string }) {
  const t = useText();
  const time = battery.readingOf(findStringSlot(id, 'contactor'))?.time;
  const at = useFromClock((nowMs) => (time === undefined ? '' : formatTime(time, nowMs)));
  const state = readContactor(battery, id);
  return t(state === 'closed' ? 'IS_CLOSED' : state === 'open' ? 'IS_OPEN_SINCE' : 'IS_NOT_KNOWN', { time: at });
}
