/** A recording through the gateway's own pipeline up to the spool: what it would have sent, by tag. */
import type { NumberReading, PositionReading, TagDeclaration, TextReading, TrafficReport } from '@fms/contract/link';
import type { RecordingStart } from '../clock/bus-date.ts';
import type { ReadCounts } from '../feed/feed.ts';
import { detectFormat } from '../recording/open/detect-format.ts';
import { openRecording } from '../recording/open/open-recording.ts';
import type { RecordingFormat } from '../recording/reading.ts';
import { ShipSink } from '../sink/ship-sink.ts';
import { BatchBuilder, type BatchContent } from '../stream/batch-builder.ts';
import { Refusals } from '../stream/refusals.ts';
import { StreamTables } from '../stream/stream-tables.ts';
import type { ChannelFacts } from './recordings.ts';

/** Every recording is of the past when it is seen from here, whatever the machine's clock says. */
const LATEST = Date.UTC(2030, 0, 1);

export interface DecodedTag {
  readonly tag: TagDeclaration;
  readonly numbers: readonly NumberReading[];
  readonly positions: readonly PositionReading[];
  readonly texts: readonly TextReading[];
}

export interface DecodedRecording {
  readonly format: RecordingFormat;
  readonly counts: ReadCounts;
  readonly tags: readonly DecodedTag[];
  readonly traffic: readonly TrafficReport[];
  readonly refusals: ReadonlyMap<string, number>;
  /** The tag of a name, of a source where several share it; fails when there is none or more than one. */
  tag(name: string, source?: string): DecodedTag;
}

export async function decodeRecording(path: string, start: RecordingStart | null = null): Promise<DecodedRecording> {
  const format = await detectFormat(path);
  const tables = new StreamTables();
  const batch = new BatchBuilder();
  const refusals = new Refusals();
  const latest = () => LATEST;
  const vesselIndex = tables.vessel({ reference: { name: 'Recorded' }, create: true, particulars: {} });
  const sink = new ShipSink(vesselIndex, { tables, batch, refusals, latest, shiftMs: 0, isOfLog: true });
  const refuse = (reason: string, line: string) => refusals.count(vesselIndex, reason, line);
  const reader = await openRecording(path, format, { start, firstStamp: null, inOrder: false, latest, refuse });
  for await (const readings of reader.readings()) {
    for (const { reading, time, quality } of readings) sink.take(reading, time, quality);
  }
  const contents: BatchContent[] = [];
  while (!batch.isEmpty) contents.push(batch.take());
  const [numbers, positions, texts, traffic] = [
    contents.flatMap((content) => content.numbers),
    contents.flatMap((content) => content.positions),
    contents.flatMap((content) => content.texts),
    contents.flatMap((content) => content.traffic),
  ];
  const numbersBy = Map.groupBy(numbers, ({ tagIndex }) => tagIndex);
  const positionsBy = Map.groupBy(positions, ({ tagIndex }) => tagIndex);
  const textsBy = Map.groupBy(texts, ({ tagIndex }) => tagIndex);
  const tags = tables.tags.map((tag, i) => ({
    tag,
    numbers: numbersBy.get(i) ?? [],
    positions: positionsBy.get(i) ?? [],
    texts: textsBy.get(i) ?? [],
  }));
  const find = (name: string, source?: string) => {
    const found = tags.filter(({ tag }) => tag.name === name && (source === undefined || tag.source === source));
    const [only] = found;
    if (only && found.length === 1) return only;
    const known = tags.map(({ tag }) => `${tag.name} [${tag.source}]`).join(', ');
    throw new Error(`${found.length} tags "${name}" from ${source ?? 'anywhere'}; there are: ${known}`);
  };
  return { format, counts: reader.counts, tags, traffic, refusals: new Map(refusals.byReason()), tag: find };
}

/** What the facts say of a channel, said of a tag's readings. */
export function computeFacts({ numbers }: DecodedTag): ChannelFacts {
  const values = numbers.map(({ value }) => value);
  return {
    count: values.length,
    min: Math.min(...values),
    max: Math.max(...values),
    avg: values.reduce((sum, value) => sum + value, 0) / values.length,
    last: values.at(-1) ?? Number.NaN,
  };
}

/** The same for each hour of measurement, by `2016-02-28T19`. */
export function computeFactsPerHour(decoded: DecodedTag): Record<string, ChannelFacts> {
  const hours = Map.groupBy(decoded.numbers, ({ timeMs }) => new Date(timeMs).toISOString().slice(0, 13));
  return Object.fromEntries([...hours].map(([hour, numbers]) => [hour, computeFacts({ ...decoded, numbers })]));
}
