/**
 * A shore that implements the link of the contract and keeps everything in memory, for tests of the gateway alone.
 * It can be told to be slow, to forget, to refuse and to hang up.
 */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { type Channel, ChannelSet, isChannelFrame } from '@fms/contract/channel';
import {
  type Batch,
  decodeGatewayFrame,
  encodeFrame,
  fromBatchFrame,
  type GatewayFrame,
  LINK_PROTOCOL,
  LINK_WINDOW,
  type ShoreFrame,
  type TagDeclaration,
  type TrafficReport,
} from '@fms/contract/link';
import { type WebSocket, WebSocketServer } from 'ws';
import type { VesselEntry } from '../stream/stream-tables.ts';

export const TEST_KEY = 'test-key';
const CLOSE_WRONG_KEY = 4401;

type LogFrame = Extract<GatewayFrame, { type: 'log' }>;
type ReportFrame = Extract<GatewayFrame, { type: 'report' }>;

export interface ShoreStream {
  vessels: VesselEntry[];
  tags: TagDeclaration[];
  batches: Map<number, Batch>;
  reports: ReportFrame[];
  logs: LogFrame[];
  /** Times a batch came that was there already. */
  repeated: number;
}

export interface FakeShoreOptions {
  /** Answers to a vessel: null accepts it. */
  refuseVessel?: (vessel: VesselEntry) => string | null;
  /** With which code; `not-found` when left out. */
  vesselRefusal?: string;
  /** False keeps the batch and its acknowledgement back. */
  stores?: (sequence: number) => boolean;
  refuseBatch?: (sequence: number) => boolean;
  window?: number;
  /** Of the gateway's own log; `unanswered` takes lines and does not say so. */
  log?: 'taken' | 'unanswered';
  /** Takes the channels a gateway opens; without it the shore says that it takes none. */
  takeChannel?: (channel: Channel) => void;
}

export class FakeShore {
  /** Stays known when the shore is closed. */
  readonly port: number;
  readonly streams = new Map<string, ShoreStream>();
  /** Sequences in the order they came, of all streams. */
  readonly arrivals: number[] = [];
  connections = 0;
  options: FakeShoreOptions;
  readonly #http: Server;
  readonly #sockets = new Set<WebSocket>();
  readonly #channels = new WeakMap<WebSocket, ChannelSet>();
  #waiting: { condition: () => boolean; resolve: () => void }[] = [];

  private constructor(http: Server, options: FakeShoreOptions) {
    this.#http = http;
    this.port = (http.address() as AddressInfo).port;
    this.options = options;
    const server = new WebSocketServer({ server: http, path: '/link' });
    server.on('connection', (socket, request) => {
      this.connections++;
      this.#tell();
      if (request.headers.authorization !== `Bearer ${TEST_KEY}`) {
        socket.close(CLOSE_WRONG_KEY, 'This key is not known here.');
        return;
      }
      this.#sockets.add(socket);
      socket.on('message', (data) => this.#receive(socket, data as Buffer));
      socket.on('close', () => {
        this.#sockets.delete(socket);
        this.#channels.get(socket)?.close();
        this.#tell();
      });
    });
  }

  static async start(options: FakeShoreOptions = {}, port = 0): Promise<FakeShore> {
    const http = createServer();
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
    return new FakeShore(http, options);
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isConnected(): boolean {
    return this.#sockets.size > 0;
  }

  stream(name: string): ShoreStream {
    const known = this.streams.get(name);
    if (known) return known;
    const stream: ShoreStream = { vessels: [], tags: [], batches: new Map(), reports: [], logs: [], repeated: 0 };
    this.streams.set(name, stream);
    return stream;
  }

  /** The only stream. */
  get only(): ShoreStream {
    const [stream, ...others] = this.streams.values();
    if (!stream || others.length > 0) throw new Error(`${this.streams.size} streams are open`);
    return stream;
  }

  hangUp(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Resolves when what the shore has heard fulfils the condition. */
  when(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ condition, resolve }));
  }

  async close(): Promise<void> {
    this.hangUp();
    this.#http.closeAllConnections();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  #receive(socket: WebSocket, bytes: Buffer): void {
    const decoded = decodeGatewayFrame(bytes);
    if (!decoded.ok) throw new Error(`the gateway sent a frame that is ${decoded.reason}`);
    if (decoded.frame.type === 'hello') this.#openChannels(socket, decoded.frame.channels === true);
    if (isChannelFrame(decoded.frame)) this.#channels.get(socket)?.receive(decoded.frame);
    const answer = this.#answer(decoded.frame);
    if (answer) socket.send(encodeFrame(answer));
    this.#tell();
  }

  #openChannels(socket: WebSocket, areTaken: boolean): void {
    const take = this.options.takeChannel;
    if (!areTaken || take === undefined) return;
    const gate = { room: () => Number.MAX_SAFE_INTEGER };
    const send = (frame: ShoreFrame) => socket.send(encodeFrame(frame));
    const onFailure = (error: unknown) => socket.close(1011, String(error));
    this.#channels.set(socket, new ChannelSet({ end: 'shore', now: Date.now, take, gate, send, onFailure }));
  }

  #answer(frame: GatewayFrame): ShoreFrame | null {
    if (frame.type === 'hello') {
      const window = this.options.window ?? LINK_WINDOW;
      const takes = { takesLog: this.options.log !== undefined, channels: this.options.takeChannel !== undefined };
      return { type: 'welcome', protocol: LINK_PROTOCOL, serverStartId: 'test', serverTime: 0, window, ...takes };
    }
    if (isChannelFrame(frame)) return null;
    const stream = this.stream(frame.stream);
    switch (frame.type) {
      case 'open':
        return { type: 'opened', stream: frame.stream, ...storedOf(stream) };
      case 'vessel':
        return this.#vessel(stream, frame);
      case 'tags':
        for (const [i, tag] of frame.tags.entries()) stream.tags[frame.firstIndex + i] = tag;
        return null;
      case 'report':
        stream.reports.push(frame);
        return null;
      case 'log':
        stream.logs.push(frame);
        return this.options.log === 'taken' ? { type: 'logged', stream: frame.stream, sequence: frame.sequence } : null;
      case 'batch':
        return this.#batch(stream, frame);
    }
  }

  #vessel(stream: ShoreStream, frame: Extract<GatewayFrame, { type: 'vessel' }>): ShoreFrame {
    const { index, reference, create, particulars } = frame;
    const vessel = { reference, create, particulars };
    const message = this.options.refuseVessel?.(vessel) ?? null;
    const code = this.options.vesselRefusal ?? 'not-found';
    if (message !== null) return { type: 'vesselRefused', stream: frame.stream, index, code, message };
    stream.vessels[index] = vessel;
    const name = particulars.name ?? reference.name ?? '';
    return { type: 'vesselAccepted', stream: frame.stream, index, vesselId: index + 1, name };
  }

  #batch(stream: ShoreStream, frame: Extract<GatewayFrame, { type: 'batch' }>): ShoreFrame | null {
    const { sequence } = frame;
    this.arrivals.push(sequence);
    if (this.options.refuseBatch?.(sequence)) {
      return { type: 'refused', stream: frame.stream, sequence, code: 'batch-unreadable', message: 'no' };
    }
    if (!(this.options.stores?.(sequence) ?? true)) return null;
    const batch = fromBatchFrame(frame);
    if (!batch) throw new Error(`the columns of batch ${sequence} do not belong together`);
    const known = stream.batches.get(sequence);
    if (known) {
      stream.repeated++;
      if (JSON.stringify(known) !== JSON.stringify(batch))
        throw new Error(`batch ${sequence} came with another content`);
    }
    stream.batches.set(sequence, batch);
    return { type: 'ack', stream: frame.stream, sequence };
  }

  #tell(): void {
    const met = this.#waiting.filter(({ condition }) => condition());
    this.#waiting = this.#waiting.filter((wait) => !met.includes(wait));
    for (const { resolve } of met) resolve();
  }
}

function storedOf({ batches }: ShoreStream) {
  let lastSequence = 0;
  while (batches.has(lastSequence + 1)) lastSequence++;
  const beyond = [...batches.keys()].filter((sequence) => sequence > lastSequence).sort((a, b) => a - b);
  return { lastSequence, stored: beyond.map((sequence): [number, number] => [sequence, sequence]) };
}

/** One stored reading with what its tag is. */
export interface StoredReading {
  readonly vesselIndex: number;
  readonly name: string;
  readonly source: string;
  readonly timeMs: number;
  readonly ordinal: number;
  readonly value: number | string | { readonly latitude: number; readonly longitude: number };
}

/**
 * Everything of a stream as a store would keep it: one reading per tag, millisecond and ordinal, by time. Throws when
 * two readings claim one place, unless it is a position sent again after a second check.
 */
export function listStoredReadings(stream: ShoreStream): StoredReading[] {
  const readings = new Map<string, StoredReading>();
  const keep = (r: { tagIndex: number; timeMs: number; ordinal: number }, value: StoredReading['value']) => {
    const key = `${r.tagIndex} ${r.timeMs} ${r.ordinal}`;
    const tag = stream.tags[r.tagIndex];
    if (!tag) throw new Error(`tag ${r.tagIndex} was not declared`);
    const before = readings.get(key)?.value;
    const isToldAgain = typeof value === 'object' && isDeepStrictEqual(before, value);
    if (before !== undefined && !isToldAgain) throw new Error(`two readings of ${tag.name} claim ${key}`);
    const { vesselIndex, name, source } = tag;
    readings.set(key, { vesselIndex, name, source, timeMs: r.timeMs, ordinal: r.ordinal, value });
  };
  for (const [, batch] of [...stream.batches].sort((a, b) => a[0] - b[0])) {
    for (const number of batch.numbers) keep(number, number.value);
    for (const { latitude, longitude, ...reading } of batch.positions) keep(reading, { latitude, longitude });
    for (const text of batch.texts) keep(text, text.value);
  }
  return [...readings.values()].sort((a, b) => a.timeMs - b.timeMs || a.ordinal - b.ordinal);
}

/** The latest word on each target heard, as the shore keeps it. */
export function listStoredTraffic(stream: ShoreStream): Map<string, TrafficReport> {
  const targets = new Map<string, TrafficReport>();
  for (const [, { traffic }] of [...stream.batches].sort((a, b) => a[0] - b[0])) {
    for (const report of traffic) {
      const known = targets.get(report.mmsi);
      const motion = report.latitude === null ? (known ?? report) : report;
      targets.set(report.mmsi, { ...motion, name: report.name ?? known?.name ?? null, mmsi: report.mmsi });
    }
  }
  return targets;
}
