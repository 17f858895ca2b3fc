/** Zones, and who entered and left them. */
import {
  addZone,
  type ChangedZone,
  deleteZone,
  editZone,
  importZones,
  listZoneEvents,
  listZones,
  type NewZone,
  type Zone,
  type ZoneEvent,
} from '@fms/contract/zone';
import type { OrganizationId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

/** The hub tells of crossings; this catches what it could not tell, and zones others have drawn. */
const REFRESH_MS = 60_000;

export const zoneQueries = {
  all: () =>
    queryOptions({
      queryKey: ['zone', 'list'],
      queryFn: ({ signal }): Promise<Zone[]> => call(listZones, { signal }),
      refetchInterval: REFRESH_MS,
      meta: { keep: true },
    }),
  events: () =>
    queryOptions({
      queryKey: ['zone', 'events'],
      queryFn: ({ signal }): Promise<ZoneEvent[]> => call(listZoneEvents, { query: { limit: '50' }, signal }),
      refetchInterval: REFRESH_MS,
    }),
};

export const saveZone = (zone: NewZone): Promise<Zone> => call(addZone, { body: zone });
export const updateZone = (zone: ChangedZone): Promise<Zone> => call(editZone, { body: zone });
export const removeZone = (id: number): Promise<void> => call(deleteZone, { query: { id: String(id) } });
export const uploadZones = (
  organizationId: OrganizationId,
  file: { fileName: string; text: string },
): Promise<Zone[]> => call(importZones, { query: { organizationId: String(organizationId) }, body: file });
