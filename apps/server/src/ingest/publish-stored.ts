/** Tells the rest of the server what became the latest; called only for what is on disk. */
import type { VesselId } from '@fms/domain/identity';
import type { LatestPosition, LatestSamples } from '../platform/bus/bus.ts';
import type { StoredBatch, TelemetryBatch } from '../telemetry/index.ts';
import type { LinkPorts } from './ports.ts';

type Ports = Pick<LinkPorts, 'bus' | 'tags'>;

export function publishStored(ports: Ports, batch: TelemetryBatch, stored: StoredBatch): void {
  const samples = latestSamples(ports, batch, stored);
  if (samples.length > 0) ports.bus.publish('samples.stored', samples);
  const positions = latestPositions(ports, batch, stored);
  if (positions.length > 0) ports.bus.publish('positions.stored', positions);
}

function latestSamples({ tags }: Ports, { samples, texts }: TelemetryBatch, stored: StoredBatch): LatestSamples[] {
  const byVessel = new Map<VesselId, LatestSamples>();
  const add = (block: typeof samples | typeof texts, row: number) => {
    const tag = tags.of(block.tagIds[row] as number);
    if (!tag) return;
    let latest = byVessel.get(tag.vesselId);
    if (!latest) {
      latest = { vesselId: tag.vesselId, tagIds: [], times: [], values: [], qualities: [] };
      byVessel.set(tag.vesselId, latest);
    }
    latest.tagIds.push(tag.id);
    latest.times.push(block.times[row] as number);
    latest.values.push(tags.wireValue(tag, block.values[row] as number | string));
    latest.qualities.push(block.qualities[row] as number);
  };
  for (const row of stored.samples) add(samples, row);
  for (const row of stored.texts) add(texts, row);
  return [...byVessel.values()];
}

/** Only of the tag that says where its vessel is: a second receiver's positions are history, not the symbol. */
function latestPositions({ tags }: Ports, { positions }: TelemetryBatch, stored: StoredBatch): LatestPosition[] {
  return stored.positions.flatMap((row) => {
    const tag = tags.of(positions.tagIds[row] as number);
    if (!tag || tags.positionTagOf(tag.vesselId) !== tag.id) return [];
    const time = positions.times[row] as number;
    return [
      {
        vesselId: tag.vesselId,
        time,
        latitude: positions.latitudes[row] as number,
        longitude: positions.longitudes[row] as number,
        ...tags.motion(tag.vesselId, time),
        quality: positions.qualities[row] as number,
      },
    ];
  });
}
