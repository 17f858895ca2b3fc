/** Which vessels need attention, most urgent first, each with the one reason that counts most. */
import type { Alarm } from '@fms/contract/alarm';
import type { CertificateRenewal } from '@fms/contract/vessel';
import { type AlarmPriority, isSuppressed } from '@fms/domain/alarm';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { computeCertificateValidity } from '@fms/domain/vessel';
import type { VesselState } from '../../entities/fleet/index.ts';

interface AttentionBase {
  readonly vesselId: VesselId;
  readonly name: string;
  /** Further active alarms of the same vessel. */
  readonly more: number;
  /** A certificate that has expired as well, where it is not the reason itself. */
  readonly expired?: CertificateRenewal;
}

export type Attention =
  | (AttentionBase & { readonly kind: 'alarm'; readonly alarm: Alarm })
  | (AttentionBase & { readonly kind: 'silent' | 'late'; readonly heardAt: Instant })
  | (AttentionBase & { readonly kind: 'expired'; readonly renewal: CertificateRenewal });

/**
 * A silent vessel comes after alarms and before warnings: its state is unknown. A certificate that has expired can hold
 * a vessel in port, and comes after what is wrong on board.
 */
const RANK: Record<AlarmPriority | 'silent' | 'late' | 'expired', number> = {
  emergency: 0,
  alarm: 1,
  silent: 2,
  warning: 3,
  expired: 4,
  late: 5,
  caution: 6,
};

/** Most urgent first; of the same urgency unacknowledged alarms first, then the newest. `active` is sorted most urgent first; alarms kept out of the way ask for no attention. */
export function listAttention(
  states: readonly VesselState[],
  active: readonly Alarm[],
  renewals: readonly CertificateRenewal[],
  nowMs: Instant,
): Attention[] {
  const expired = new Map(
    renewals
      .filter((renewal) => computeCertificateValidity(renewal, nowMs).state === 'expired')
      .map((renewal) => [renewal.vesselId, renewal]),
  );
  const byVessel = Map.groupBy(
    active.filter((alarm) => !isSuppressed(alarm)),
    ({ vesselId }) => vesselId,
  );
  const rows = states.flatMap((state): Attention[] => {
    const { id, name } = state.vessel;
    const alarms = byVessel.get(id) ?? [];
    const [alarm] = alarms;
    const silence = silenceOf(state);
    const renewal = expired.get(id);
    const base = { vesselId: id, name, more: alarms.length };
    const reasons: Attention[] = [
      ...(alarm === undefined ? [] : [{ ...base, kind: 'alarm', alarm, more: alarms.length - 1 } as const]),
      ...(silence === undefined ? [] : [{ ...base, ...silence }]),
      ...(renewal === undefined ? [] : [{ ...base, kind: 'expired', renewal } as const]),
    ];
    const [worst] = reasons.sort((a, b) => rankOf(a) - rankOf(b));
    if (worst === undefined) return [];
    return [renewal === undefined || worst.kind === 'expired' ? worst : { ...worst, expired: renewal }];
  });
  return rows.sort((a, b) => rankOf(a) - rankOf(b) || acknowledgedOf(a) - acknowledgedOf(b) || sinceOf(b) - sinceOf(a));
}

function silenceOf({ data, heardAt }: VesselState): { kind: 'silent' | 'late'; heardAt: Instant } | undefined {
  return (data === 'silent' || data === 'late') && heardAt !== null ? { kind: data, heardAt } : undefined;
}

function rankOf(row: Attention): number {
  return RANK[row.kind === 'alarm' ? row.alarm.priority : row.kind];
}

/** Acknowledged alarms stand after the others of their priority. */
function acknowledgedOf(row: Attention): number {
  return Number(row.kind === 'alarm' && row.alarm.acknowledged !== null);
}

function sinceOf(row: Attention): Instant {
  if (row.kind === 'expired') return Date.parse(row.renewal.expires);
  return row.kind === 'alarm' ? Date.parse(row.alarm.time) : row.heardAt;
}
