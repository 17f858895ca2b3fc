import { translate as t } from '../../../language/index.ts';
import { buildZoneEvent } from '../../../testing/builders.ts';
import { tryExports } from '../../../testing/try-exports.ts';
import { buildZoneEventTable } from './zone-event-table.ts';

tryExports((evil) => ({
  zoneEvents: buildZoneEventTable([buildZoneEvent(1, { vesselName: evil, zoneName: evil })], t),
}));
