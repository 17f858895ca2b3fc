/** Storage by vessel: about how many raw readings are kept and what they take of the disk. */
import { toWireTime } from '@fms/contract/scalar';
import type { VesselStorage } from '@fms/contract/storage';
import type { VesselId } from '@fms/domain/identity';
import { DAY_MS, type Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Telemetry } from '../../telemetry/index.ts';
import type { TagCatalog } from './tag-catalog.service.ts';

/** A screen that is left open, or ten of them, ask the store once. */
const COUNT_AGAIN_AFTER_MS = 60_000;

interface StoragePorts {
  catalog: Pick<TagCatalog, 'of'>;
  telemetry: Pick<Telemetry, 'storage'>;
  rights: VesselRights;
  clock: Clock;
}

interface Taken {
  samples: number;
  bytes: number;
  derivedBytes: number;
  bytesPerDay: number;
  oldestMs: number;
  newestMs: number;
}

const NOTHING: Taken = {
  samples: 0,
  bytes: 0,
  derivedBytes: 0,
  bytesPerDay: 0,
  oldestMs: Infinity,
  newestMs: -Infinity,
};
const wireTimeOrNull = (time: number) => (Number.isFinite(time) ? toWireTime(time as Instant) : null);

export function createStorageService({ catalog, telemetry, rights, clock }: StoragePorts) {
  let counted: { atMs: number; byVessel: Promise<Map<VesselId, Taken>> } | undefined;

  async function count(): Promise<Map<VesselId, Taken>> {
    const byVessel = new Map<VesselId, Taken>();
    for (const row of await telemetry.storage(clock.now() - DAY_MS)) {
      const vesselId = catalog.of(row.tagId)?.vesselId;
      if (vesselId === undefined) continue;
      const taken = byVessel.get(vesselId) ?? NOTHING;
      byVessel.set(vesselId, {
        samples: taken.samples + row.readings,
        bytes: taken.bytes + row.bytes,
        derivedBytes: taken.derivedBytes + row.derivedBytes,
        bytesPerDay: taken.bytesPerDay + row.recentBytes,
        oldestMs: Math.min(taken.oldestMs, row.oldestMs),
        newestMs: Math.max(taken.newestMs, row.newestMs),
      });
    }
    return byVessel;
  }

  function fresh(): Promise<Map<VesselId, Taken>> {
    if (counted && clock.now() - counted.atMs < COUNT_AGAIN_AFTER_MS) return counted.byVessel;
    const byVessel = count();
    counted = { atMs: clock.now(), byVessel };
    byVessel.catch(() => {
      counted = undefined;
    });
    return byVessel;
  }

  return {
    /** Of every vessel the caller may see, those without readings included. */
    async list(caller: Caller): Promise<VesselStorage[]> {
      const visible = await rights.visible(caller);
      const byVessel = await fresh();
      return [...visible].map((vesselId) => {
        const { oldestMs, newestMs, ...taken } = byVessel.get(vesselId) ?? NOTHING;
        return { vesselId, ...taken, oldest: wireTimeOrNull(oldestMs), newest: wireTimeOrNull(newestMs) };
      });
    },
  };
}
export type StorageService = ReturnType<typeof createStorageService>;
