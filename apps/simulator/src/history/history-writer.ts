/**
 * Writes the past of a fleet, newest first and all ships in turn, so that every track and trend begins to fill at
 * once. A bounded window keeps the shore free for people: history waits, a sign-in does not.
 */
import { type ShoreFrame, toBatchFrame } from '@fms/contract/link';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { type Chunk, countChunks, getChunk, type Span } from './chunk-plan.ts';
import { connectLink, type LinkClient, LinkLostError } from './link-client.ts';
import { createShipHistory, type ShipHistory } from './ship-history.ts';

export interface HistoryProgress {
  /** Batches stored of all batches. */
  readonly stored: number;
  readonly total: number;
  readonly samples: number;
  /** Every ship has its past from here to the end of the span. */
  readonly reachesBackSeconds: number;
}

export interface HistoryOptions {
  readonly server: string;
  readonly key: string;
  readonly ships: readonly ShipInstruments[];
  readonly span: Span;
  readonly tell: (progress: HistoryProgress) => void;
  /** Told of each piece of a ship before it is sent: a piece the shore has stored was told once at least. */
  readonly passing?: (instruments: ShipInstruments, piece: Chunk) => Promise<void>;
}

/**
 * Under way at most. The shore stores what waits together, and syncs it to disk once for all of it: a few batches at a time
 * leave both ends idle while the disk is waited for. What one such commit takes is made while the one before is stored.
 */
const WINDOW = { batches: 32, readings: 160_000 } as const;

interface Stream {
  readonly name: string;
  readonly instruments: ShipInstruments;
  readonly history: ShipHistory;
  /** Number of its batches. */
  readonly total: number;
  /** Highest batch the shore has stored. */
  stored: number;
  sent: number;
}

const is =
  <Type extends ShoreFrame['type']>(type: Type, stream: string) =>
  (frame: ShoreFrame): frame is Extract<ShoreFrame, { type: Type }> =>
    frame.type === type && 'stream' in frame && frame.stream === stream;

/** Resolves when all of the span is stored; rejects with `LinkLostError` when the connection is gone: call it again. */
export async function writeHistory({ server, key, ships, span, tell, passing }: HistoryOptions): Promise<void> {
  const streams = new Map<string, Stream>();
  /** Readings of each batch that is sent and not acknowledged, by stream and number. */
  const underWay = new Map<string, number>();
  let readingsUnderWay = 0;
  let samples = 0;
  let wake = () => {};
  const client = await connectLink(server, key, (frame) => {
    if (frame.type !== 'ack' && frame.type !== 'refused') return;
    const stream = streams.get(frame.stream);
    if (!stream || frame.sequence === null) return;
    const batch = `${frame.stream} ${frame.sequence}`;
    readingsUnderWay -= underWay.get(batch) ?? 0;
    underWay.delete(batch);
    stream.stored = Math.max(stream.stored, frame.sequence);
    wake();
  });
  const acknowledged = () => Promise.race([client.ended, new Promise<void>((resolve) => (wake = resolve))]);
  try {
    for (const ship of ships) {
      const stream = await openStream(client, ship, span);
      streams.set(stream.name, stream);
    }
    for (let stream = leastDone(streams, span); stream; stream = leastDone(streams, span)) {
      const chunk = getChunk(span, ++stream.sent, stream.history.coarseChunkSeconds);
      const batch = stream.history.batch(stream.name, chunk);
      await passing?.(stream.instruments, chunk);
      client.send(toBatchFrame(batch));
      const readings = batch.numbers.length + batch.positions.length;
      samples += readings;
      underWay.set(`${stream.name} ${chunk.sequence}`, readings);
      readingsUnderWay += readings;
      tell(progressOf(streams, span, samples));
      // Lets acknowledgements in, and waits while enough is under way.
      await new Promise((resolve) => setImmediate(resolve));
      while (underWay.size >= WINDOW.batches || readingsUnderWay >= WINDOW.readings) await acknowledged();
    }
    while (underWay.size > 0) await acknowledged();
    tell(progressOf(streams, span, samples));
  } finally {
    client.close();
  }
}

function progressOf(streams: ReadonlyMap<string, Stream>, span: Span, samples: number): HistoryProgress {
  const all = [...streams.values()];
  return {
    stored: all.reduce((sum, { stored }) => sum + stored, 0),
    total: all.reduce((sum, { total }) => sum + total, 0),
    samples,
    reachesBackSeconds: Math.max(...all.map((stream) => reachOf(stream, stream.stored, span))),
  };
}

/** From here on a ship has its past when its first `count` batches are done. */
function reachOf({ history }: Stream, count: number, span: Span): number {
  return count === 0 ? span.toSeconds : getChunk(span, count, history.coarseChunkSeconds).fromSeconds;
}

/** The ship whose past reaches back least: all of them fill at the same pace, however their pieces are cut. */
function leastDone(streams: ReadonlyMap<string, Stream>, span: Span): Stream | undefined {
  let least: Stream | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  for (const stream of streams.values()) {
    if (stream.sent >= stream.total) continue;
    const reach = reachOf(stream, stream.sent, span);
    if (reach > latest) {
      least = stream;
      latest = reach;
    }
  }
  return least;
}

async function openStream(client: LinkClient, instruments: ShipInstruments, span: Span): Promise<Stream> {
  const { key, particulars } = instruments.ship.spec;
  const name = `demo-history-${key}-${span.fromSeconds}-${span.toSeconds}`;
  client.send({ type: 'open', stream: name });
  const { lastSequence } = await client.next(is('opened', name));
  const reference = { name: particulars.name, mmsi: particulars.MMSI };
  client.send({ type: 'vessel', stream: name, index: 0, reference, create: true, particulars });
  const answer = await client.next(
    (frame): frame is Extract<ShoreFrame, { type: 'vesselAccepted' | 'vesselRefused' }> =>
      is('vesselAccepted', name)(frame) || is('vesselRefused', name)(frame),
  );
  if (answer.type === 'vesselRefused')
    throw new LinkLostError(`the shore refuses ${particulars.name}: ${answer.message}`);
  const history = createShipHistory(instruments);
  client.send({ type: 'tags', stream: name, firstIndex: 0, tags: [...history.tags] });
  return {
    name,
    instruments,
    history,
    total: countChunks(span, history.coarseChunkSeconds),
    stored: lastSequence,
    sent: lastSequence,
  };
}
