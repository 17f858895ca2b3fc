/** Values of slots of a plant, now or at a moment of the past. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { getPlantValues, SlotValue } from '@fms/contract/plant';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { TagId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { type TagCatalog, toWireValue } from '../tag/index.ts';
import type { CurrentPlants } from './current-plant.service.ts';
import { requireSlots } from './plant.policy.ts';

export interface PlantValuePorts {
  readonly rights: VesselRights;
  readonly catalog: TagCatalog;
  readonly samples: Pick<SampleStore, 'latest' | 'latestAt'>;
  readonly plants: Pick<CurrentPlants, 'of'>;
}

type ValueRequest = BodyOf<typeof getPlantValues>;

export function createPlantValueService({ rights, catalog, samples, plants }: PlantValuePorts) {
  async function readTags(tagIds: readonly TagId[], at: string | undefined) {
    if (at === undefined) return (tagId: TagId) => samples.latest(tagId);
    const found = await samples.latestAt(tagIds, fromWireTime(at));
    return (tagId: TagId) => found.get(tagId);
  }

  return {
    /** In the order asked for; a slot no tag fills has no value. */
    async values(caller: Caller, { vesselId, slots, at }: ValueRequest): Promise<SlotValue[]> {
      await rights.require(caller, 'view', [vesselId]);
      const content = await plants.of(vesselId);
      requireSlots(caller, content, slots);
      const tagOf = new Map(content.bindings.map(({ slot, tagId }) => [slot, tagId]));
      const tagIds = slots.flatMap((slot) => tagOf.get(slot) ?? []);
      const readings = await readTags(tagIds, at);
      return slots.map((slot): SlotValue => {
        const tag = catalog.of(tagOf.get(slot) ?? 0);
        const reading = tag && readings(tag.id);
        return {
          slot,
          dataTagId: tag?.id ?? null,
          unit: tag?.unit ?? '',
          value: tag && reading ? toWireValue(tag, reading.value) : null,
          timestamp: reading ? toWireTime(reading.time) : null,
          quality: reading?.quality ?? 0,
        };
      });
    },
  };
}
export type PlantValueService = ReturnType<typeof createPlantValueService>;
