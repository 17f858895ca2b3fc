/** The outcome of a trip check in words. */
import { formatNumber } from '@fms/domain/format';
import { hasValue } from '@fms/domain/plant-value';
import type { BoardCheck, BoardLayout } from '@fms/domain/switchboard';
import type { Translate } from '../../language/index.ts';
import { getReasonText } from '../plant/index.ts';

export interface TripWords {
  /** "No blackout", "Blackout risk", "Cannot be evaluated". */
  readonly verdict: string;
  /** "DG 1 lost, 1 214 kW", or why it cannot be evaluated. */
  readonly detail: string;
  /** What was counted as nothing, and what would be shed; empty lines are left out. */
  readonly notes: readonly string[];
  readonly isRisk: boolean;
}

export const formatPower = (power: number | null) => `${formatNumber(power, { decimals: 0 })} kW`;

export function toTripWords({ check }: BoardCheck, t: Translate): TripWords {
  if (!hasValue(check)) {
    const isStopped = check.reason.code === 'stopped';
    const detail = isStopped ? t('NO_SET_RUNS') : getReasonText(check.reason, t);
    return { verdict: t('TRIP_NOT_EVALUATED'), detail, notes: [], isRisk: false };
  }
  const { verdict, lost, shed, uncoveredKw, assumed } = check.value;
  const isRisk = verdict === 'blackout-risk';
  const notes = [
    ...(shed.length > 0 ? [t('WOULD_BE_SHED', { feeders: shed.join(', ') })] : []),
    ...(uncoveredKw > 0 ? [t('NOT_COVERED', { power: formatPower(uncoveredKw) })] : []),
    ...(assumed.includes('battery-limit') ? [t('BATTERY_LIMIT_UNKNOWN')] : []),
    ...(assumed.includes('charging') ? [t('CHARGING_UNKNOWN')] : []),
    ...(assumed.includes('set') ? [t('GENSET_STATE_UNKNOWN')] : []),
  ];
  return {
    verdict: t(isRisk ? 'BLACKOUT_RISK' : 'NO_BLACKOUT'),
    detail: t('GENSET_LOST', { set: lost.name, power: formatPower(lost.powerKw) }),
    notes,
    isRisk,
  };
}

/** "Section A", for a check of one side of an open tie; empty where all hangs together. */
export function getCheckedSections(layout: BoardLayout, { sections }: BoardCheck, t: Translate): string {
  if (sections.length === layout.sections.length) return '';
  const names = layout.sections.filter(({ id }) => sections.includes(id)).map(({ name }) => name);
  return t('SECTION_NAMED', { name: names.join(', ') });
}
