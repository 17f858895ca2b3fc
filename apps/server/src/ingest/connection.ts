/**
 * One connection of a gateway: frames in order, batches stored while the next are read, an `ack` for each once it is
 * on disk and its alarms are. Whatever a frame holds, the connection and everything else live on.
 */
import { type Channel, isChannelFrame } from '@fms/contract/channel';
import {
  type BatchFrame,
  decodeGatewayFrame,
  type GatewayFrame,
  LINK_PROTOCOL,
  LINK_WINDOW,
  type RefusedVessel,
  type ShoreFrame,
  VESSEL_INVALID,
} from '@fms/contract/link';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { Failure } from '../platform/failure/failure.ts';
import { decodeBatchColumns } from './batch-columns.ts';
import { ChannelHost } from './channel-host.ts';
import type { LinkAuthority, LinkPorts } from './ports.ts';
import { publishStored } from './publish-stored.ts';
import { sanitizeExample } from './refusal-counter.ts';
import type { ChannelRequest } from './ship-channels.ts';
import { LinkStream } from './stream.ts';
import { validateBatch } from './validate-batch.ts';

/** Streams one connection may open. */
const MAX_STREAMS = 1000;
/** Close codes of the link's own. */
export const CLOSE_WRONG_PROTOCOL = 4400;
export const CLOSE_WRONG_KEY = 4401;
const CLOSE_STORE_FAILED = 1011;
/** Vessels of one connection that are looked up or made together. */
const NAMED_TOGETHER = 500;
/** Frames of tags that are; one may hold two thousand. */
const DECLARED_TOGETHER = 50;

const STREAM_REFUSALS = {
  'stream-foreign': 'This stream belongs to another key.',
  'too-many-streams': 'So many streams were opened with this key that it may open no new one.',
} as const;

/** The socket, as far as the connection needs it. */
export interface LinkSocket {
  send(frame: ShoreFrame): void;
  /** Bytes of channels that may be written now; none where left out. */
  room?(): number;
  close(code: number, reason: string): void;
}

type Frame<Type extends GatewayFrame['type']> = Extract<GatewayFrame, { type: Type }>;

export class LinkConnection {
  readonly #ports: LinkPorts;
  readonly #socket: LinkSocket;
  readonly #authority: LinkAuthority;
  readonly #streams = new Map<string, LinkStream>();
  readonly #vessels = new Set<VesselId>();
  #software = '';
  /** Vessels that are being named; whatever else comes waits for them. */
  readonly #naming: Promise<void>[] = [];
  /** Tags that are being declared; whatever else but more of them and vessels waits for them. */
  readonly #declaring: Promise<void>[] = [];
  /** Batches finish in the order they came; each is acknowledged for itself alone. */
  #finishing: Promise<void> = Promise.resolve();
  #isClosed = false;
  #endsMs: Instant;
  /** None before a gateway says that it takes them. */
  #channels: ChannelHost | undefined;

  constructor(ports: LinkPorts, socket: LinkSocket, authority: LinkAuthority) {
    this.#ports = ports;
    this.#socket = socket;
    this.#authority = authority;
    this.#endsMs = authority.endsMs ?? Number.POSITIVE_INFINITY;
  }

  /** Whether it was opened with one of these keys. */
  isOpenedBy(keyIds: ReadonlySet<number>): boolean {
    return this.#authority.keyId !== undefined && keyIds.has(this.#authority.keyId);
  }

  /** From then on its key opens nothing. */
  endAt(atMs: Instant): void {
    this.#endsMs = Math.min(this.#endsMs, atMs);
  }

  hasEnded(now: Instant): boolean {
    return this.#endsMs <= now;
  }

  /** Whether it sends for one of these vessels. */
  names(vesselIds: readonly VesselId[]): boolean {
    return vesselIds.some((id) => this.#vessels.has(id));
  }

  /** Whether its gateway takes channels. */
  get takesChannels(): boolean {
    return this.#channels !== undefined;
  }

  /** Undefined where it names no such vessel or takes none. @throws {ChannelError} too many are open */
  openChannel(vesselId: VesselId, request: ChannelRequest): Channel | undefined {
    return this.#isClosed ? undefined : this.#channels?.open(vesselId, request);
  }

  /** The socket has taken what was written. */
  drained(): void {
    this.#channels?.pump();
  }

  /** Takes one message; resolves when the next may be read. Never rejects. What comes after the end is not read. */
  async receive(bytes: Uint8Array): Promise<void> {
    if (this.#isClosed) return;
    const decoded = decodeGatewayFrame(bytes);
    if (!decoded.ok) {
      if (decoded.vessel) this.#refuseVessel(decoded.vessel);
      return this.refuseFrame(decoded.reason, decoded.vessel?.problem ?? `${bytes.length} bytes`);
    }
    try {
      await this.#handle(decoded.frame);
    } catch (error) {
      this.#giveUp(error, decoded.frame.type);
    }
  }

  #giveUp(error: unknown, frame: GatewayFrame['type']): void {
    this.#ports.log.warn({ err: error, frame }, 'link frame failed');
    this.#socket.close(CLOSE_STORE_FAILED, 'The shore cannot store now.');
  }

  /** Counts a frame that could not be read at all. */
  refuseFrame(reason: string, example: string): void {
    const [vesselId] = this.#authority.kind === 'vessel' ? [this.#authority.vesselId] : this.#vessels;
    if (vesselId === undefined) this.#ports.log.warn({ reason, example }, 'link frame refused');
    else this.#ports.linkState.refused(vesselId, 'server', [{ reason, count: 1, example }]);
  }

  /** Unanswered, its gateway would wait with the batches of every other vessel of the stream. */
  #refuseVessel({ stream, index, problem }: RefusedVessel): void {
    if (!this.#streamNamed(stream, null)) return;
    const message = `The vessel cannot be taken: ${problem}`;
    this.#socket.send({ type: 'vesselRefused', stream, index, code: VESSEL_INVALID, message });
  }

  /** The socket is gone; resolves when what was received before is stored. */
  async end(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#channels?.close();
    await Promise.all([...this.#naming, ...this.#declaring]);
    for (const vesselId of this.#vessels) this.#ports.linkState.disconnected(vesselId);
    await this.#finishing;
  }

  async #handle(frame: GatewayFrame): Promise<void> {
    if (isChannelFrame(frame)) {
      this.#channels?.receive(frame);
      return;
    }
    await this.#untilKnown(frame.type);
    switch (frame.type) {
      case 'hello':
        return this.#hello(frame);
      case 'open':
        return this.#open(frame);
      case 'vessel':
        this.#naming.push(this.#vessel(frame));
        return;
      case 'tags':
        this.#declaring.push(this.#tags(frame));
        return;
      case 'batch':
        return this.#batch(frame);
      case 'report':
        return this.#report(frame);
      case 'log':
        return this.#log(frame);
    }
  }

  /** Waits for what a frame builds on: a fleet names a hundred vessels and their tags, and no one waits for the one before. */
  async #untilKnown(frame: GatewayFrame['type']): Promise<void> {
    const isMore = frame === 'vessel' || frame === 'tags';
    if (frame !== 'vessel' || this.#naming.length >= NAMED_TOGETHER) await Promise.all(this.#naming.splice(0));
    if (!isMore || this.#declaring.length >= DECLARED_TOGETHER) await Promise.all(this.#declaring.splice(0));
  }

  #hello({ protocol, software, channels }: Frame<'hello'>): void {
    if (protocol !== LINK_PROTOCOL) {
      this.#socket.close(CLOSE_WRONG_PROTOCOL, `This shore speaks link protocol ${LINK_PROTOCOL}.`);
      return;
    }
    this.#software = sanitizeExample(software);
    const { serverStartId, clock } = this.#ports;
    const serverTime = clock.now();
    this.#socket.send({
      type: 'welcome',
      protocol: LINK_PROTOCOL,
      serverStartId,
      serverTime,
      window: LINK_WINDOW,
      takesLog: true,
      channels: this.#ports.shipChannels !== undefined,
    });
    if (channels === true) this.#openChannels();
  }

  #openChannels(): void {
    const { shipChannels, clock, log } = this.#ports;
    if (shipChannels === undefined) return;
    this.#channels ??= new ChannelHost({
      ships: shipChannels,
      clock,
      log,
      streams: this.#streams,
      send: (frame) => this.#socket.send(frame),
      room: () => this.#socket.room?.() ?? 0,
    });
  }

  async #open({ stream: name }: Frame<'open'>): Promise<void> {
    if (this.#streams.size >= MAX_STREAMS && !this.#streams.has(name)) {
      this.#refuse(name, null, 'too-many-streams', `A connection may open ${MAX_STREAMS} streams.`);
      return;
    }
    const owner = this.#authority.kind === 'fleet' ? 'fleet' : `vessel:${this.#authority.vesselId}`;
    const opened = await this.#ports.linkState.openStream(name, owner);
    if (typeof opened === 'string') return this.#refuse(name, null, opened, STREAM_REFUSALS[opened]);
    this.#streams.set(name, new LinkStream(name));
    this.#socket.send({ type: 'opened', stream: name, ...opened });
  }

  async #vessel({ stream: name, index, reference, create, particulars }: Frame<'vessel'>): Promise<void> {
    const stream = this.#streamNamed(name, null);
    if (!stream) return;
    const refuse = (code: string, message: string) =>
      this.#socket.send({ type: 'vesselRefused', stream: name, index, code, message });
    try {
      const authority = this.#authority;
      const { vesselId, name: vesselName } = await this.#ports.vessels.findOrCreateVessel({
        reference,
        particulars,
        create,
        authority,
      });
      if (!stream.nameVessel(index, vesselId))
        return refuse('too-many-vessels', 'A stream may not name so many vessels.');
      this.#greet(vesselId);
      this.#socket.send({ type: 'vesselAccepted', stream: name, index, vesselId, name: vesselName });
    } catch (error) {
      if (error instanceof Failure) refuse(error.code, error.message);
      else this.#giveUp(error, 'vessel');
    }
  }

  async #tags({ stream: name, firstIndex, tags }: Frame<'tags'>): Promise<void> {
    const stream = this.#streamNamed(name, null);
    if (!stream) return;
    try {
      if (await stream.nameTags(firstIndex, tags, this.#ports.tags)) return;
      this.#refuse(name, null, 'too-many-tags', 'A stream may not name so many tags.');
    } catch (error) {
      this.#giveUp(error, 'tags');
    }
  }

  async #batch(frame: BatchFrame): Promise<void> {
    const stream = this.#streamNamed(frame.stream, frame.sequence);
    if (!stream) return;
    const columns = decodeBatchColumns(frame);
    if (!columns) {
      this.#refuse(
        frame.stream,
        frame.sequence,
        'batch-unreadable',
        'The columns of the batch do not belong together.',
      );
      const vesselId = stream.firstVessel;
      const refusal = { reason: 'batch-unreadable', count: 1, example: `batch ${frame.sequence}` };
      if (vesselId !== undefined) this.#ports.linkState.refused(vesselId, 'server', [refusal]);
      this.#ports.linkState.stored(frame.stream, frame.sequence);
      return;
    }
    const validated = validateBatch(stream, frame, columns, {
      now: this.#ports.clock.now(),
      quality: this.#ports.quality,
    });
    const storing = this.#ports.telemetry.append(validated.batch);
    // It is awaited later; until then a rejection must not count as unhandled.
    storing.catch(() => {});
    this.#finishing = this.#finishing.then(() => this.#finish(validated, storing));
    await this.#ports.telemetry.hasRoom();
  }

  async #finish(validated: ReturnType<typeof validateBatch>, storing: ReturnType<LinkPorts['telemetry']['append']>) {
    const { batch, watched, refusals, kept } = validated;
    const { linkState, alarms, shipAlarms } = this.#ports;
    try {
      const stored = await storing;
      publishStored(this.#ports, batch, stored);
      await alarms.evaluate(batch.samples, watched);
      await shipAlarms.take(validated.alarms);
      for (const [vesselId, reasons] of refusals) linkState.refused(vesselId, 'server', reasons);
      for (const [vesselId, count] of kept) linkState.heard(vesselId, count);
      linkState.stored(batch.stream, batch.sequence);
      this.#socket.send({ type: 'ack', stream: batch.stream, sequence: batch.sequence });
    } catch (error) {
      // Not acknowledged: the gateway keeps it and comes again.
      this.#ports.log.warn({ err: error, stream: batch.stream, sequence: batch.sequence }, 'batch not stored');
      this.#socket.close(CLOSE_STORE_FAILED, 'The shore cannot store now.');
    }
  }

  #report({ stream: name, backlogBytes, refusals }: Frame<'report'>): void {
    const stream = this.#streamNamed(name, null);
    if (!stream) return;
    const { linkState } = this.#ports;
    for (const { vesselIndex, reason, count, example } of refusals) {
      const vesselId = stream.vesselAt(vesselIndex);
      if (vesselId !== undefined) {
        linkState.refused(vesselId, 'gateway', [
          { reason: sanitizeExample(reason), count, example: sanitizeExample(example) },
        ]);
      }
    }
    for (const vesselId of stream.vesselIds) {
      linkState.backlog(vesselId, backlogBytes);
      linkState.heard(vesselId, 0);
    }
  }

  #log({ stream: name, vesselIndex, sequence, lines, dropped }: Frame<'log'>): void {
    const stream = this.#streamNamed(name, null);
    if (!stream) return;
    const vesselId = stream.vesselAt(vesselIndex);
    if (vesselId !== undefined) this.#ports.gatewayLog.take(vesselId, lines, dropped);
    this.#socket.send({ type: 'logged', stream: name, sequence });
  }

  #greet(vesselId: VesselId): void {
    if (this.#vessels.has(vesselId)) return;
    this.#vessels.add(vesselId);
    this.#ports.linkState.connected(vesselId, this.#software);
  }

  #streamNamed(name: string, sequence: number | null): LinkStream | undefined {
    const stream = this.#streams.get(name);
    if (!stream) this.#refuse(name, sequence, 'stream-not-open', 'Open the stream first.');
    return stream;
  }

  #refuse(stream: string, sequence: number | null, code: string, message: string): void {
    this.#socket.send({ type: 'refused', stream, sequence, code, message });
  }
}
