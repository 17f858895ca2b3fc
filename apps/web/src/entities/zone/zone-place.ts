/** Which vessels lie in which zones, by what the browser knows of both. A zone is one for the vessels of its organisation. */
import type { Vessel } from '@fms/contract/vessel';
import type { Zone } from '@fms/contract/zone';
import type { Position } from '@fms/domain/geo';
import type { RestingPlace } from '@fms/domain/vessel';
import { computeZoneBox, computeZoneDepthMeters, isNear } from '@fms/domain/zone';

type Placed = Pick<Vessel, 'organizationId' | 'standardData'>;
type Asker = (vessel: Placed, position: Position) => boolean;

/** Whether a vessel lies in the zone; made once for many questions. */
export function createZoneTest({ outlines, organizationId }: Pick<Zone, 'outlines' | 'organizationId'>): Asker {
  const box = computeZoneBox(outlines);
  return (vessel, position) =>
    vessel.organizationId === organizationId && isNear(box, position) && computeZoneDepthMeters(outlines, position) > 0;
}

export type PlaceOf = (vessel: Placed, position: Position) => RestingPlace | undefined;

/**
 * The port or anchorage a vessel lies in. A drawn zone goes before the list of known ports, and a port that was
 * drawn inside an anchorage is a port.
 */
export function createRestingPlaceFinder(zones: readonly Zone[]): PlaceOf {
  const askers = (kind: RestingPlace) => zones.filter((zone) => zone.kind === kind).map(createZoneTest);
  const [ports, anchorages] = [askers('port'), askers('anchorage')];
  return (vessel, position) => {
    const isIn = (asker: Asker) => asker(vessel, position);
    if (ports.some(isIn)) return 'port';
    if (anchorages.some(isIn)) return 'anchorage';
    return vessel.standardData.port === undefined ? undefined : 'port';
  };
}
