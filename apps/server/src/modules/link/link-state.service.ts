/**
 * State of the links, in memory and written behind every few seconds: vessels send often, and a counter that a
 * crash sets back by five seconds does no harm. Stored batches of a stream are known exactly: a batch is never
 * reported stored before it is; after a crash a gateway sends some of them again, which changes nothing.
 */
import { MAX_STORED_RANGES } from '@fms/contract/link';
import type { VesselId } from '@fms/domain/identity';
import { RangeSet } from '@fms/domain/link';
import type { Instant } from '@fms/domain/time';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { RefusalTable, VesselLinkTable } from '../../platform/database/tables/telemetry.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import {
  countStreams,
  findRefusals,
  findStream,
  findVesselLinks,
  insertStream,
  ROWS_PER_STATEMENT,
  saveRefusals,
  saveStored,
  saveVesselLinks,
} from './link.repository.ts';

/** Different reasons kept per vessel and place: a hostile gateway makes up new ones for ever. */
const MAX_REASONS = 200;
const TOO_MANY_REASONS = 'other';
/** Gaps remembered of a stream; a hostile gateway numbers its batches with nothing but gaps. */
const MAX_RANGES = 10 * MAX_STORED_RANGES;

/**
 * Streams that ever belonged to the key of a vessel, and to those of the fleet together: a gateway has one for each of
 * its journals, and makes a new one when that is lost. A hostile one makes up names for ever.
 */
const MAX_STREAMS = { vessel: 200, fleet: 20_000 };

/** Everything up to `lastSequence`, and ranges beyond a gap. */
interface StoredOfStream {
  readonly lastSequence: number;
  readonly stored: [number, number][];
}

export interface LinkSnapshot extends Readonly<VesselLinkTable> {
  /** Since when a gateway that named the vessel is connected; null while none is. */
  readonly connectedSince: Instant | null;
}

interface Known extends VesselLinkTable {
  connections: number;
  connectedSince: Instant | null;
}

export class LinkStateStore {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #links = new Map<VesselId, Known>();
  readonly #refusals = new Map<VesselId, Map<string, RefusalTable>>();
  readonly #stored = new Map<string, RangeSet>();
  readonly #unsavedLinks = new Set<Known>();
  readonly #unsavedRefusals = new Set<RefusalTable>();
  readonly #unsavedStreams = new Set<string>();

  readonly #maxStreams: typeof MAX_STREAMS;

  private constructor(db: Db, clock: Clock, maxStreams: typeof MAX_STREAMS) {
    this.#db = db;
    this.#clock = clock;
    this.#maxStreams = maxStreams;
  }

  /** `maxStreams` is smaller in tests. */
  static async open(db: Db, clock: Clock, maxStreams = MAX_STREAMS): Promise<LinkStateStore> {
    const linkState = new LinkStateStore(db, clock, maxStreams);
    for (const row of await findVesselLinks(db)) {
      linkState.#links.set(row.vesselId, { ...row, connections: 0, connectedSince: null });
    }
    for (const row of await findRefusals(db))
      linkState.#refusalsOf(row.vesselId).set(`${row.place} ${row.reason}`, row);
    return linkState;
  }

  /**
   * A stream belongs to the owner that opened it first; streams of each owner are limited. Answers the refusal, or in
   * `stored` what lies beyond a gap.
   */
  async openStream(stream: string, owner: string): Promise<StoredOfStream | 'stream-foreign' | 'too-many-streams'> {
    const row = (await findStream(this.#db, stream)) ?? (await this.#newStream(stream, owner));
    if (row === null) return 'too-many-streams';
    if (row.owner !== owner) return 'stream-foreign';
    const stored = this.#stored.get(stream) ?? new RangeSet(row.stored);
    this.#stored.set(stream, stored);
    const lastSequence = stored.unbrokenFrom(1);
    const beyond = stored.toJSON().filter(([from]) => from > lastSequence);
    return { lastSequence, stored: beyond.slice(0, MAX_STORED_RANGES).map(([from, to]) => [from, to]) };
  }

  stored(stream: string, sequence: number): void {
    const stored = this.#stored.get(stream);
    if (!stored || stored.has(sequence)) return;
    stored.add(sequence);
    stored.keepLowest(MAX_RANGES);
    this.#unsavedStreams.add(stream);
  }

  refused(
    vesselId: VesselId,
    place: 'gateway' | 'server',
    refusals: readonly { reason: string; count: number; example: string }[],
  ): void {
    const known = this.#refusalsOf(vesselId);
    for (const { reason: given, count, example } of refusals) {
      const isKnown = known.has(`${place} ${given}`) || known.size < MAX_REASONS;
      const reason = isKnown ? given : TOO_MANY_REASONS;
      const key = `${place} ${reason}`;
      const row = known.get(key) ?? { vesselId, place, reason, count: 0, lastMs: 0, example: '' };
      row.count += count;
      row.lastMs = this.#clock.now();
      row.example = example;
      known.set(key, row);
      this.#unsavedRefusals.add(row);
    }
  }

  heard(vesselId: VesselId, samplesStored: number): void {
    const link = this.#link(vesselId);
    link.lastPingMs = this.#clock.now();
    link.samplesStored += samplesStored;
  }

  backlog(vesselId: VesselId, bytes: number): void {
    this.#link(vesselId).backlogBytes = bytes;
  }

  connected(vesselId: VesselId, software: string): void {
    const link = this.#link(vesselId);
    link.software = software;
    link.lastPingMs = this.#clock.now();
    link.connectedSince ??= this.#clock.now();
    link.connections++;
  }

  disconnected(vesselId: VesselId): void {
    const link = this.#link(vesselId);
    link.connections = Math.max(0, link.connections - 1);
    if (link.connections === 0) link.connectedSince = null;
  }

  /** Of every vessel a gateway ever named. */
  links(): Iterable<LinkSnapshot> {
    return this.#links.values();
  }

  linkOf(vesselId: VesselId): LinkSnapshot | undefined {
    return this.#links.get(vesselId);
  }

  refusalsOf(vesselId: VesselId): readonly RefusalTable[] {
    return [...(this.#refusals.get(vesselId)?.values() ?? [])];
  }

  /** Writes what changed; what cannot be written stays due. */
  async save(): Promise<void> {
    const links = [...this.#unsavedLinks];
    const refusals = [...this.#unsavedRefusals];
    const streams = [...this.#unsavedStreams];
    this.#unsavedLinks.clear();
    this.#unsavedRefusals.clear();
    this.#unsavedStreams.clear();
    try {
      for (const some of inParts(links)) await saveVesselLinks(this.#db, some.map(toRow));
      for (const some of inParts(refusals)) await saveRefusals(this.#db, some);
      for (const some of inParts(streams)) {
        const known = some.flatMap((stream) => pairWith(stream, this.#stored.get(stream)));
        await saveStored(this.#db, known);
      }
    } catch (error) {
      for (const link of links) this.#unsavedLinks.add(link);
      for (const refusal of refusals) this.#unsavedRefusals.add(refusal);
      for (const stream of streams) this.#unsavedStreams.add(stream);
      throw error;
    }
  }

  async #newStream(stream: string, owner: string) {
    const most = owner === 'fleet' ? this.#maxStreams.fleet : this.#maxStreams.vessel;
    if ((await countStreams(this.#db, owner)) >= most) return null;
    return insertStream(this.#db, stream, owner, this.#clock.now());
  }

  #link(vesselId: VesselId): Known {
    let link = this.#links.get(vesselId);
    if (!link) {
      const unknown = { software: '', lastPingMs: null, backlogBytes: 0, samplesStored: 0 };
      link = { vesselId, ...unknown, connections: 0, connectedSince: null };
      this.#links.set(vesselId, link);
    }
    this.#unsavedLinks.add(link);
    return link;
  }

  #refusalsOf(vesselId: VesselId): Map<string, RefusalTable> {
    let refusals = this.#refusals.get(vesselId);
    if (!refusals) {
      refusals = new Map();
      this.#refusals.set(vesselId, refusals);
    }
    return refusals;
  }
}

function pairWith(stream: string, stored: RangeSet | undefined): [string, RangeSet][] {
  return stored ? [[stream, stored]] : [];
}

function toRow({ vesselId, software, lastPingMs, backlogBytes, samplesStored }: Known): VesselLinkTable {
  return { vesselId, software, lastPingMs, backlogBytes, samplesStored };
}

function inParts<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, i) =>
    rows.slice(i * ROWS_PER_STATEMENT, (i + 1) * ROWS_PER_STATEMENT),
  );
}

export const LINK_STATE: ServiceKey<LinkStateStore> = serviceKey('the state of links');
