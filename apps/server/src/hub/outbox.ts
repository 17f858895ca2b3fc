/**
 * What waits for one slow client, bounded. Messages that must arrive (alarms, answers) are written in order and never
 * thinned; when even they pile up the connection is cut. Samples and positions are written through while the socket
 * keeps up; above the threshold only the latest of each tag and vessel is kept, and the client is told how many fell.
 */
import type { PositionsMessage, SamplesMessage } from '@fms/contract/hub';
import type { TagValue } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { LatestPosition, LatestSamples } from '../platform/bus/bus.ts';
import { toPositionsMessage } from './position-columns.ts';

/** Above this many bytes waiting in the socket, samples are thinned. */
export const THIN_ABOVE_BYTES = 256 * 1024;
/** Above this many the client is lost and is cut. */
export const DISCONNECT_ABOVE_BYTES = 4 * 1024 * 1024;

/** The four members of a socket the outbox needs; tests hand in their own. */
export interface OutboxSocket {
  readonly waitingBytes: number;
  send(target: string, argument: unknown): void;
  cut(reason: string): void;
}

interface Waiting {
  time: Instant;
  value: TagValue;
  quality: number;
}

export class Outbox {
  readonly #socket: OutboxSocket;
  readonly #now: () => Instant;
  readonly #samples = new Map<TagId, Waiting>();
  readonly #positions = new Map<VesselId, LatestPosition>();
  #sequence = 0;
  #dropped = 0;
  #droppedSince: Instant = 0;

  constructor(socket: OutboxSocket, now: () => Instant) {
    this.#socket = socket;
    this.#now = now;
  }

  /** Never thinned. */
  must(target: string, argument: unknown): void {
    if (this.#socket.waitingBytes > DISCONNECT_ABOVE_BYTES) this.#socket.cut('The client reads too slowly.');
    else this.#socket.send(target, argument);
  }

  /** The entries of `latest` at `places`. */
  samples(latest: LatestSamples, places: readonly number[]): void {
    if (this.#socket.waitingBytes <= THIN_ABOVE_BYTES && this.#samples.size === 0) {
      this.#sendSamples({
        tagIds: places.map((i) => latest.tagIds[i] as TagId),
        times: places.map((i) => latest.times[i] as Instant),
        values: places.map((i) => latest.values[i] as TagValue),
        qualities: places.map((i) => latest.qualities[i] as number),
      });
      return;
    }
    for (const i of places) {
      const tagId = latest.tagIds[i] as TagId;
      if (this.#samples.has(tagId)) this.#drop();
      this.#samples.set(tagId, {
        time: latest.times[i] as Instant,
        value: latest.values[i] ?? null,
        quality: latest.qualities[i] ?? 0,
      });
    }
    this.drain();
  }

  /** `message` is `positions` as columns, handed in so that many clients share one. */
  positions(positions: readonly LatestPosition[], message: PositionsMessage): void {
    if (this.#socket.waitingBytes <= THIN_ABOVE_BYTES && this.#positions.size === 0) {
      this.#socket.send('positions', message);
      return;
    }
    for (const position of positions) {
      if (this.#positions.has(position.vesselId)) this.#drop();
      this.#positions.set(position.vesselId, position);
    }
    this.drain();
  }

  /** Called when the socket has written something: sends what waits, with word of what was lost. */
  drain(): void {
    if (this.#socket.waitingBytes > THIN_ABOVE_BYTES) return;
    if (this.#dropped > 0) {
      this.#socket.send('thinned', { dropped: this.#dropped, since: new Date(this.#droppedSince).toISOString() });
      this.#dropped = 0;
    }
    if (this.#samples.size > 0) {
      const waiting = [...this.#samples.values()];
      this.#sendSamples({
        tagIds: [...this.#samples.keys()],
        times: waiting.map((w) => w.time),
        values: waiting.map((w) => w.value),
        qualities: waiting.map((w) => w.quality),
      });
      this.#samples.clear();
    }
    if (this.#positions.size > 0) {
      this.#socket.send('positions', toPositionsMessage([...this.#positions.values()]));
      this.#positions.clear();
    }
  }

  /** Forgets what waits of vessels the client may no longer see. */
  forget(maySee: (vesselId: VesselId) => boolean): void {
    for (const vesselId of [...this.#positions.keys()]) if (!maySee(vesselId)) this.#positions.delete(vesselId);
    this.#samples.clear();
  }

  /** Entries kept for later; bounded by what the client watches. */
  get waiting(): number {
    return this.#samples.size + this.#positions.size;
  }

  #drop(): void {
    if (this.#dropped === 0) this.#droppedSince = this.#now();
    this.#dropped++;
  }

  #sendSamples(columns: Omit<SamplesMessage, 'sequence'>): void {
    this.#socket.send('samples', { sequence: ++this.#sequence, ...columns });
  }
}
