/** Who may read which slots together: those of tabs for administrators are for level 2 (§9.8). */
import { LEVEL_ADMIN } from '@fms/domain/account';
import { findSlotOf } from '@fms/domain/plant';
import type { Caller } from '../../platform/access/caller.ts';
import { forbidden, invalid } from '../../platform/failure/failure.ts';
import type { PlantContent } from './plant-content.ts';

/** Throws `invalid-input` for a slot the plant does not have, and `forbidden` for one above the caller's level. */
export function requireSlots(caller: Caller, content: PlantContent, slots: readonly string[]): void {
  const unknown = slots.filter((slot) => findSlotOf(content, slot) === undefined);
  if (unknown.length > 0) {
    throw invalid(
      'The plant has no such slot.',
      unknown.map((slot) => `${slot}: slot-unknown`),
    );
  }
  const isAboveUsers = slots.some((slot) => findSlotOf(content, slot)?.slot.group !== undefined);
  if (isAboveUsers && caller.level < LEVEL_ADMIN) throw forbidden();
}
