/** Which tags say how a vessel moves and steers: those in the slots of its plant, and by role where no slot was decided. */
import type { GeoConning } from '@fms/contract/geo';
import type { TagId, VesselId } from '@fms/domain/identity';
import { findSlotOf, formatSlotRef, type Plant, type SlotRef } from '@fms/domain/plant';
import { convertIfKnown } from '@fms/domain/unit';
import type { TagRole } from '../../platform/database/tables/telemetry.ts';
import type { TagCatalog, TagRow } from '../tag/index.ts';

export interface ConningTag {
  readonly tagId: TagId;
  /** From the unit of the tag to that of the field; NaN where the tag measures something else. */
  convert(value: number): number;
}

/** For each field the tag that fills it; undefined for what the vessel does not measure. */
export type ConningTags = { readonly [Field in keyof GeoConning]: ConningTag | undefined };

/** What a vessel has one of, and the role its tag may have instead. */
const SHIP_FIELDS = {
  headingDegrees: { key: 'heading', role: 'heading' },
  courseDegrees: { key: 'course', role: 'course' },
  speedKnots: { key: 'speedOverGround', role: 'speed' },
  rateOfTurn: { key: 'rateOfTurn', role: undefined },
} as const satisfies Record<string, { key: string; role: TagRole | undefined }>;

/** A slot that a person left empty has no tag: its role is not asked. */
export function findConningTags(
  plant: Plant,
  catalog: Pick<TagCatalog, 'of' | 'inRole'>,
  vesselId: VesselId,
): ConningTags {
  const bound = new Map(plant.bindings.map(({ slot, tagId }) => [slot, tagId]));
  const find = (slot: SlotRef | undefined, role?: TagRole) => {
    const tagId = slot && bound.get(slot);
    const row = tagId === undefined ? role && catalog.inRole(vesselId, role) : catalog.of(tagId ?? 0);
    return row && toConningTag(row, (slot && findSlotOf(plant, slot)?.slot.unit) ?? row.unit);
  };
  const ship = plant.equipment.find(({ kind }) => kind === 'vessel')?.id ?? 'vessel';
  const ofShip = (field: keyof typeof SHIP_FIELDS) =>
    find(formatSlotRef(ship, SHIP_FIELDS[field].key), SHIP_FIELDS[field].role);
  const [main, port] = findRudders(plant);
  return {
    headingDegrees: ofShip('headingDegrees'),
    courseDegrees: ofShip('courseDegrees'),
    speedKnots: ofShip('speedKnots'),
    rateOfTurn: ofShip('rateOfTurn'),
    rudderDegrees: find(main),
    portRudderDegrees: find(port),
  };
}

const toConningTag = ({ id, unit }: TagRow, wanted: string): ConningTag => ({
  tagId: id,
  convert: (value) => (unit === wanted ? value : (convertIfKnown(value, unit, wanted) ?? Number.NaN)),
});

/** Angles of the only rudder, or the one to starboard, and of the one to port. */
function findRudders(plant: Plant): [main: SlotRef | undefined, port: SlotRef | undefined] {
  const ids = plant.equipment.filter(({ kind }) => kind === 'rudder').map(({ id }) => id);
  const port = ids.find((id) => id.endsWith('-port'));
  const main = ids.find((id) => id.endsWith('-starboard')) ?? ids.find((id) => id !== port);
  const angleOf = (id: string | undefined) => (id === undefined ? undefined : formatSlotRef(id, 'angle'));
  return [angleOf(main), angleOf(port)];
}
