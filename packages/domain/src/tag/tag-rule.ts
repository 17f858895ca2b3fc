/** Whether the scale, the limits and the possible values of a tag make sense together. */
import type { AlarmLimits } from '../alarm/alarm.ts';
import type { QualityRule } from '../quality/quality-rule.ts';

export interface TagRule extends Pick<AlarmLimits, 'alarmLevel' | 'emergencyLevel' | 'reverse'> {
  /** Ends of the scale. */
  readonly min: number;
  readonly max: number;
  readonly lowestPossible: QualityRule['lowestPossible'];
  readonly highestPossible: QualityRule['highestPossible'];
}

export interface TagRuleFault {
  readonly kind: 'scale' | 'emergency-not-below' | 'emergency-not-above' | 'possible' | 'limit-impossible';
  /** What disagrees, first the field a person is asked to change. */
  readonly fields: readonly (keyof TagRule)[];
}

/** All that disagrees; a level that is null is not set and disagrees with nothing. */
export function findTagRuleFaults(rule: TagRule): TagRuleFault[] {
  const { min, max, alarmLevel, emergencyLevel, reverse, lowestPossible, highestPossible } = rule;
  const faults: TagRuleFault[] = [];
  if (min >= max) faults.push({ kind: 'scale', fields: ['max', 'min'] });
  if (alarmLevel !== null && emergencyLevel !== null) {
    const fields = ['emergencyLevel', 'alarmLevel', 'reverse'] as const;
    if (reverse && emergencyLevel >= alarmLevel) faults.push({ kind: 'emergency-not-below', fields });
    if (!reverse && emergencyLevel <= alarmLevel) faults.push({ kind: 'emergency-not-above', fields });
  }
  if (lowestPossible !== null && highestPossible !== null && lowestPossible >= highestPossible) {
    faults.push({ kind: 'possible', fields: ['highestPossible', 'lowestPossible'] });
  }
  for (const field of ['alarmLevel', 'emergencyLevel'] as const) {
    const level = rule[field];
    if (level === null) continue;
    const below = lowestPossible !== null && level < lowestPossible;
    const above = highestPossible !== null && level > highestPossible;
    if (below) faults.push({ kind: 'limit-impossible', fields: [field, 'lowestPossible'] });
    if (above) faults.push({ kind: 'limit-impossible', fields: [field, 'highestPossible'] });
  }
  return faults;
}
