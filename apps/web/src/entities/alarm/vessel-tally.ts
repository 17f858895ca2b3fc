/** Active alarms of each vessel, counted by the mark they carry. */
import type { Alarm } from '@fms/contract/alarm';
import { isSuppressed } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';

/** Active alarms that are not shelved, by the mark they carry; an emergency alarm counts as an alarm. */
export interface AlarmTally {
  readonly alarm: PriorityTally;
  readonly warning: PriorityTally;
  readonly caution: PriorityTally;
}

export interface PriorityTally {
  readonly count: number;
  readonly open: number;
}

const NO_TALLY: PriorityTally = { count: 0, open: 0 };
export const NO_ALARMS: AlarmTally = { alarm: NO_TALLY, warning: NO_TALLY, caution: NO_TALLY };

export function tallyAlarms(active: readonly Alarm[]): Map<VesselId, AlarmTally> {
  const tallies = new Map<VesselId, AlarmTally>();
  for (const alarm of active) {
    const { vesselId, priority, acknowledged } = alarm;
    if (isSuppressed(alarm)) continue;
    const known = tallies.get(vesselId) ?? NO_ALARMS;
    const mark = priority === 'emergency' ? 'alarm' : priority;
    const { count, open } = known[mark];
    tallies.set(vesselId, { ...known, [mark]: { count: count + 1, open: open + (acknowledged === null ? 1 : 0) } });
  }
  return tallies;
}
