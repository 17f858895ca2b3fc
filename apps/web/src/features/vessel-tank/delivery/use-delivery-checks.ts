import type { DeliveryNote } from '@fms/contract/delivery';
import type { VesselId } from '@fms/domain/identity';
import { DELIVERY_ROOM_MS } from '@fms/domain/tank';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import { useMemo } from 'react';
import { usePlantPlace } from '../../../entities/plant/index.ts';
import {
  getContentTag,
  groupByGrade,
  type PlantTank,
  readCourse,
  splitWindow,
  useSpanHistory,
} from '../../../entities/tank/index.ts';
import { checkDeliveries, type DeliveryCheck } from './check-delivery.ts';

const BUCKET_MS = 600_000;
/** A bunkering may begin half a day before or after its note, and lasts a day at most. */
const AFTER_MS = DELIVERY_ROOM_MS + 24 * 3_600_000;

export interface DeliveryChecks {
  /** In the order of the notes. */
  readonly checks: readonly DeliveryCheck[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
}

/** Each note against the fuel tanks around its time. */
export function useDeliveryChecks(
  vesselId: VesselId,
  notes: readonly DeliveryNote[],
  tanks: readonly PlantTank[],
  now: Instant,
): DeliveryChecks {
  const { plant } = usePlantPlace();
  const fuel = useMemo(() => tanks.filter(({ medium }) => medium === 'fuel'), [tanks]);
  const tags = useMemo(
    () =>
      fuel.flatMap((tank) =>
        [getContentTag(plant, tank), plant.tagOf(tank.slots.temperature)].flatMap((tag) => tag ?? []),
      ),
    [plant, fuel],
  );
  const until = Math.ceil(now / BUCKET_MS) * BUCKET_MS;
  const spans = useMemo(() => listSpans(notes, until), [notes, until]);
  const history = useSpanHistory(vesselId, tags, spans, BUCKET_MS);
  const checks = useMemo(() => {
    const byId = new Map(fuel.map((tank) => [tank.id, tank]));
    return checkDeliveries(notes, groupByGrade(fuel), {
      contentOf(id) {
        const tank = byId.get(id);
        return tank === undefined ? [] : readCourse(plant, tank, history);
      },
      temperatureOf(id) {
        const tag = byId.get(id) && plant.tagOf((byId.get(id) as PlantTank).slots.temperature);
        const points = (tag && history.byTag.get(tag.Id)?.points) ?? [];
        return points.map(({ time, avg }) => ({ time, value: convertIfKnown(avg, tag?.unit ?? '', '°C') ?? avg }));
      },
    });
  }, [notes, fuel, plant, history]);
  const { isPending, error, reload } = history;
  return { checks, isPending, error, reload };
}

/** Spans around the notes up to a moment, oldest first and none twice. */
export function listSpans(notes: readonly Pick<DeliveryNote, 'at'>[], until: Instant): TimeSpan[] {
  const around = notes
    .map(({ at }) => Math.floor(Date.parse(at) / BUCKET_MS) * BUCKET_MS)
    .sort((a, b) => a - b)
    .map((at) => ({ from: at - DELIVERY_ROOM_MS, to: Math.min(until, at + AFTER_MS) }))
    .filter(({ from, to }) => from < to);
  const merged: TimeSpan[] = [];
  for (const span of around) {
    const last = merged.at(-1);
    if (last !== undefined && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: span.to };
    else merged.push(span);
  }
  return merged.flatMap((span) => splitWindow(span, BUCKET_MS));
}
