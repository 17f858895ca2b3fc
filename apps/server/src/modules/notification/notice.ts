/** What happened, as it is told by push and mail: of an alarm, or of a zone. */
import type { Alarm } from '@fms/contract/alarm';
import type { ZoneEventKind } from '@fms/contract/zone';
import { type AlarmPriority, formatAlarmName } from '@fms/domain/alarm';
import type { OrganizationId } from '@fms/domain/identity';
import type { Notice } from '@fms/domain/notification';
import type { NewZoneEvent } from '../zone/index.ts';

export interface ToldNotice extends Notice {
  /** The same thing told again takes the place of the message before. */
  readonly tag: string;
  readonly vesselName: string;
  /** `Lube oil pressure low Alarm`, `Entered Harbour`. */
  readonly words: string;
  readonly path: string;
  /** The zone it happened at, and whose it is; null of an alarm. */
  readonly zone: {
    readonly id: number;
    readonly kind: ZoneEventKind;
    readonly organizationId: OrganizationId;
  } | null;
}

/** As every screen names the priorities. */
const LEVEL_WORD: Record<AlarmPriority, string> = {
  emergency: 'Emergency',
  alarm: 'Alarm',
  warning: 'Warning',
  caution: 'Caution',
};

export function toAlarmNotice(alarm: Alarm): ToldNotice {
  const { id, vesselId, vesselName, priority } = alarm;
  return {
    ...{ source: 'alarm', severity: priority, vesselId, vesselName, zone: null },
    tag: `alarm-${id}`,
    words: `${formatAlarmName(alarm)} ${LEVEL_WORD[priority]}`,
    path: `/vessel/vessel/${vesselId}`,
  };
}

export function toZoneNotice(event: NewZoneEvent): ToldNotice {
  const { id, zoneId, vesselId, vesselName, kind, organizationId } = event;
  return {
    ...{ source: 'zone', severity: kind === 'speeding' ? 'warning' : null, vesselId, vesselName },
    tag: `zone-${id}`,
    words: formatEvent(event),
    path: `/vessel/location?vessel=${vesselId}&panel=zones`,
    zone: { id: zoneId, kind, organizationId },
  };
}

function formatEvent({ kind, zoneName, speedKnots }: NewZoneEvent): string {
  if (kind === 'entered') return `Entered ${zoneName}`;
  if (kind === 'left') return `Left ${zoneName}`;
  return `Made ${speedKnots?.toFixed(1) ?? '–'} kn in ${zoneName}`;
}
