import { translate as t } from '../../../language/index.ts';
import { buildZoneEvent } from '../../../test-kit/builders.ts';
import { tryExports } from '../../../test-kit/try-exports.ts';
import { buildZoneEventTable } from './zone-event-table.ts';

tryExports((evil) => ({
  zoneEvents: buildZoneEventTable([buildZoneEvent(1, { vesselName: evil, zoneName: evil })], t),
}));
