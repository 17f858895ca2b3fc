/** Entities with everything a test does not care about filled in; ids count up, nothing is random. */
import type { Alarm, AlarmJournalEntry, AlarmKpiAnswer } from '@fms/contract/alarm';
import type { PlacedWidget } from '@fms/contract/dashboard';
import type { Folder } from '@fms/contract/organization';
import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import type { Zone, ZoneEvent } from '@fms/contract/zone';
import {
  type AlarmId,
  type FolderId,
  type OrganizationId,
  type TagId,
  toId,
  type VesselId,
} from '@fms/domain/identity';
import { buildAlarm as anyAlarm, buildTag as anyTag, buildVessel as anyVessel } from '@fms/test-kit';

export const NOON = Date.parse('2026-11-21T12:00:00.000Z');

export function buildVessel(id: number, given: Partial<Vessel> = {}): Vessel {
  return anyVessel({ id: toId<VesselId>(id), name: `Vessel ${id}`, ...given });
}

export function buildTag(id: number, given: Partial<Tag> = {}): Tag {
  return anyTag({ Id: toId<TagId>(id), name: `Tag ${id}`, source: '', max: 30, ...given });
}

/** A plant as it was saved once, without equipment unless it is given. */
export function buildVesselPlant(given: Partial<VesselPlant> = {}): VesselPlant {
  return {
    ...{ vesselId: toId<VesselId>(1), version: 1, savedAt: null, savedBy: null, isEditable: true },
    ...{ equipment: [], bindings: [], mimics: {} },
    ...given,
  };
}

/** Without a tag or a value: an alarm that the ship itself states. */
export function buildAlarm(id: number, given: Partial<Alarm> = {}): Alarm {
  return anyAlarm({
    id: toId<AlarmId>(id),
    dataTagId: null,
    channel: `Channel ${id}`,
    description: `Alarm ${id}`,
    status: 'High',
    priority: 'warning',
    time: new Date(NOON).toISOString(),
    value: null,
    limit: null,
    unit: '',
    ...given,
  });
}

/** A step of the alarm journal, by the system itself. */
export function buildJournalEntry(id: number, given: Partial<AlarmJournalEntry> = {}): AlarmJournalEntry {
  return {
    id,
    alarmId: toId<AlarmId>(id),
    dataTagId: null,
    time: new Date(NOON).toISOString(),
    kind: 'raised',
    priority: 'warning',
    channel: 'LO',
    description: '',
    value: null,
    unit: '',
    by: null,
    note: '',
    until: null,
    ...given,
  };
}

/** Performance figures of thirty days in which no alarm was raised. */
export function buildAlarmKpi(given: Partial<AlarmKpiAnswer> = {}): AlarmKpiAnswer {
  return {
    from: new Date(NOON - 30 * 86_400_000).toISOString(),
    to: new Date(NOON).toISOString(),
    isComplete: true,
    total: 0,
    days: [],
    averageADay: 0,
    averageTenMinutes: 0,
    peakTenMinutes: null,
    floods: [],
    floodShare: 0,
    chattering: [],
    fleeting: [],
    stale: [],
    badActors: [],
    badActorShare: 0,
    byPriority: { emergency: 0, alarm: 0, warning: 0, caution: 0 },
    medianAcknowledgeSeconds: null,
    ...given,
  };
}

/** A widget that asks for no options, in the upper left corner of a dashboard. */
export function buildWidget(
  type: 'alarmList' | 'allValues' | 'dataLink',
  given: Partial<Omit<PlacedWidget, 'type' | 'option'>> = {},
): PlacedWidget {
  return { id: type, type, column: 0, row: 0, columnSpan: 8, rowSpan: 6, option: {}, ...given };
}

export function buildFolder(id: number, name: string, given: Partial<Folder> = {}): Folder {
  return {
    id: toId<FolderId>(id),
    name,
    organizationId: toId<OrganizationId>(1),
    revision: 0,
    vessels: [],
    children: [],
    ...given,
  };
}

/** A token as the server would sign it, save the signature. */
export function buildToken(claims: Record<string, unknown> = {}): string {
  const encode = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const complete = {
    sub: '7',
    role: 'User',
    email: 'olav@fleet.example',
    exp: NOON / 1000 + 1800,
    NeedEnable2FA: false,
    sid: 's',
    ...claims,
  };
  return [encode({ alg: 'HS256' }), encode(complete), 'signature'].join('.');
}

/** A zone of the first organisation, 3° to 4° east and 60° to 61° north. */
export function buildZone(id: number, given: Partial<Zone> = {}): Zone {
  return {
    id,
    name: `Zone ${id}`,
    kind: 'area',
    organizationId: toId<OrganizationId>(1),
    outlines: [
      [
        [3, 60],
        [4, 60],
        [4, 61],
        [3, 61],
      ],
    ],
    speedLimitKnots: null,
    isEditable: false,
    ...given,
  };
}

export function buildZoneEvent(id: number, given: Partial<ZoneEvent> = {}): ZoneEvent {
  return {
    id,
    zoneId: 1,
    zoneName: 'Harbour',
    vesselId: toId<VesselId>(1),
    vesselName: 'Havbris',
    kind: 'entered',
    time: new Date(NOON).toISOString(),
    knownUntil: new Date(NOON - 60_000).toISOString(),
    latitude: 60.5,
    longitude: 3.5,
    speedKnots: null,
    dwellSeconds: null,
    ...given,
  };
}
