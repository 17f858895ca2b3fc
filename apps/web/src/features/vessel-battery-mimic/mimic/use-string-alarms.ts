import { type AlarmPriority, isSuppressed } from '@fms/domain/alarm';
import type { TagId } from '@fms/domain/identity';
import type { PlantView } from '../../../entities/plant/index.ts';
import { useAlarms } from '../../../live/index.ts';

/** The most urgent alarm that stands on a tag of each string now; strings without one are absent. */
export function useStringAlarms(plant: PlantView): ReadonlyMap<string, AlarmPriority> {
  const { active } = useAlarms();
  return new Map(
    plant.ofKind('battery-string').flatMap(({ id }): [string, AlarmPriority][] => {
      const tagIds = new Set(plant.listSlots(id).flatMap((slot) => plant.tagOf(slot)?.Id ?? []));
      const own = active.filter(
        (alarm) => tagIds.has(alarm.dataTagId as TagId) && alarm.cleared === null && !isSuppressed(alarm),
      );
      // The most urgent stands first.
      const [worst] = own;
      return worst === undefined ? [] : [[id, worst.priority]];
    }),
  );
}
