/** What cards of the fleet say of vessels, from the latest of a few of their tags. */
import type { CardReading } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { type CardTags, findCardTags } from '@fms/domain/vessel';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import type { TagCatalog, TagRow } from './tag-catalog.service.ts';

/** What was said longer ago is not said of now. */
const SAID_MS = 24 * 60 * 60 * 1000;

export interface CardLatestPorts {
  readonly catalog: Pick<TagCatalog, 'ofVessel'>;
  readonly samples: Pick<SampleStore, 'latest'>;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly clock: Clock;
}

/** Readings by vessel; absent is who says nothing of it. */
export type CardLatest = (vesselIds: ReadonlySet<VesselId>) => Map<VesselId, CardReading>;

/** Listens for changed tags until the bus is closed. */
export function createCardLatest({ catalog, samples, bus, clock }: CardLatestPorts): CardLatest {
  // Names are read once: a fleet has a million of them, and its list is asked each minute.
  const known = new Map<VesselId, CardTags<TagRow>>();
  bus.subscribe('tag.changed', ({ vesselIds }) => {
    for (const vesselId of vesselIds) known.delete(vesselId);
  });

  function tagsOf(vesselId: VesselId): CardTags<TagRow> {
    const tags = known.get(vesselId) ?? findCardTags(catalog.ofVessel(vesselId));
    known.set(vesselId, tags);
    return tags;
  }

  function said(tag: TagRow | undefined): string | number | undefined {
    const latest = tag && samples.latest(tag.id);
    return latest === undefined || clock.now() - latest.time > SAID_MS ? undefined : latest.value;
  }

  function readingOf(vesselId: VesselId): CardReading {
    const { destination, eta, energy } = tagsOf(vesselId);
    const text = (tag: TagRow | undefined) => String(said(tag) ?? '').trim() || undefined;
    const levels = (energy?.levels ?? []).map(said).filter((level) => typeof level === 'number');
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return {
      destination: text(destination),
      eta: text(eta),
      energy:
        energy === undefined || levels.length === 0 ? undefined : { kind: energy.kind, percent: Math.round(mean) },
    };
  }

  return (vesselIds) => {
    const readings = [...vesselIds].map((vesselId) => [vesselId, readingOf(vesselId)] as const);
    return new Map(readings.filter(([, reading]) => Object.values(reading).some((part) => part !== undefined)));
  };
}

export const CARD_LATEST: ServiceKey<CardLatest> = serviceKey('latest values of vessel cards');
