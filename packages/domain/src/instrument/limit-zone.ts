/** The parts of a scale that lie beyond a tag's limits: arcs on a gauge, bands on a bar. */
import type { AlarmLimits, AlarmSeverity } from '../alarm/alarm.ts';

export interface LimitZone {
  readonly severity: Exclude<AlarmSeverity, 'normal'>;
  readonly from: number;
  readonly to: number;
}

/**
 * Zones between a limit and the next one, or the end of the scale it looks to: the upper end, the lower one of a low
 * alarm. Cut at the ends of the scale; what lies outside it is left out.
 */
export function buildLimitZones(
  { alarmLevel, emergencyLevel, reverse }: Pick<AlarmLimits, 'alarmLevel' | 'emergencyLevel' | 'reverse'>,
  { min, max }: { readonly min: number; readonly max: number },
): LimitZone[] {
  const end = reverse ? min : max;
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  const zone = (severity: LimitZone['severity'], level: number | null, next: number): LimitZone[] => {
    if (level === null) return [];
    const [from, to] = [clamp(level), clamp(next)].sort((a, b) => a - b) as [number, number];
    return from < to ? [{ severity, from, to }] : [];
  };
  return [...zone('warning', alarmLevel, emergencyLevel ?? end), ...zone('alarm', emergencyLevel, end)];
}
