/** Crossings of zones (entered, left, too fast) as a table for a file. */
import type { ZoneEvent } from '@fms/contract/zone';
import { formatZoneEvent } from '../../../entities/zone/index.ts';
import { type ExportTable, toTimeCell } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';

export function buildZoneEventTable(events: readonly ZoneEvent[], t: Translate): ExportTable {
  return {
    name: t('ZONE_EVENTS'),
    columns: [
      { title: t('EXPORT_TIME') },
      { title: t('VESSEL') },
      { title: t('ZONE') },
      { title: t('EXPORT_WHAT') },
      { title: t('SOG_KN'), decimals: 1 },
      { title: t('EXPORT_DWELL'), decimals: 2 },
      { title: t('EXPORT_LATITUDE'), decimals: 5 },
      { title: t('EXPORT_LONGITUDE'), decimals: 5 },
      { title: t('EXPORT_KNOWN_UNTIL') },
    ],
    rows: events.map((event) => {
      const { text, values } = formatZoneEvent(event);
      return [
        toTimeCell(Date.parse(event.time)),
        event.vesselName,
        event.zoneName,
        t(text, values),
        event.speedKnots,
        event.dwellSeconds === null ? null : event.dwellSeconds / 3600,
        event.latitude,
        event.longitude,
        toTimeCell(Date.parse(event.knownUntil)),
      ];
    }),
  };
}
