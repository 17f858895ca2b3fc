/** Alarms of a window as marks on a rail: those that would cover each other are one mark, the most urgent shown. */
import type { Alarm } from '@fms/contract/alarm';
import { ALARM_PRIORITIES, type AlarmPriority } from '@fms/domain/alarm';
import type { TimeSpan } from '@fms/domain/time';

export interface AlarmCluster {
  /** 0 at the left edge of the window, 1 at its right one. */
  readonly share: number;
  readonly priority: AlarmPriority;
  /** The most urgent, the first of them. */
  readonly alarm: Alarm;
  readonly count: number;
}

/** Marks nearer to each other than `leastShare` of the rail are one; none is outside of the window. */
export function groupAlarmClusters(
  alarms: readonly Alarm[],
  { from, to }: TimeSpan,
  leastShare: number,
): AlarmCluster[] {
  const clusters: AlarmCluster[] = [];
  const ordered = [...alarms].sort((a, b) => Date.parse(a.time) - Date.parse(b.time));
  for (const alarm of ordered) {
    const share = (Date.parse(alarm.time) - from) / (to - from);
    if (share < 0 || share > 1) continue;
    const last = clusters.at(-1);
    if (last === undefined || share - last.share >= leastShare) {
      clusters.push({ share, priority: alarm.priority, alarm, count: 1 });
      continue;
    }
    const isWorse = ALARM_PRIORITIES.indexOf(alarm.priority) < ALARM_PRIORITIES.indexOf(last.priority);
    const worst = isWorse ? { priority: alarm.priority, alarm } : {};
    clusters[clusters.length - 1] = { ...last, ...worst, count: last.count + 1 };
  }
  return clusters;
}
