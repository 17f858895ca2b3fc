/** Polls the registers of a Modbus TCP device, one request at a time. */
import { connect, type Socket } from 'node:net';
import type { ModbusSetting } from '@fms/contract/link';
import type { FeedParts } from '../../feed/feed.ts';
import { createBackoff } from '../../link/backoff.ts';
import type { LineSource, SourceEvents } from '../../source/line-source.ts';
import { type Answer, readAnswers, writeRequest } from './frame.ts';
import { RegisterTags } from './modbus.ts';
import { type PlannedRequest, planRequests } from './plan.ts';

const ANSWER_MS = 3000;
const TRANSACTIONS = 0x1_0000;

export interface ModbusEvents extends Pick<SourceEvents, 'state'> {
  gathered(): void;
}

/** Answers of one round that failed are refused and counted; the next round asks again. */
export function openModbusSource(
  setting: ModbusSetting,
  { clock, refuse }: FeedParts,
  events: ModbusEvents,
  backoffSeconds?: readonly number[],
): LineSource {
  const { host, port, unitId, intervalSeconds } = setting;
  const plan = planRequests(setting.registers);
  const tags = new RegisterTags();
  const patience = createBackoff(backoffSeconds);
  const address = `${host}:${port}`;
  let connection: Connection | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const take = (request: PlannedRequest, { values, exception }: Answer) => {
    const line = `${request.area} ${request.address} ×${request.count}`;
    if (values === null) {
      refuse('modbus-exception', `${line}: exception ${exception}`);
      return;
    }
    const decoded = tags.decode(request, values);
    for (const reason of decoded.refusals ?? []) refuse(reason, line);
    if (decoded.observations.length > 0) clock.place({ kind: 'sensor', decoded, line }, null);
  };

  const round = async (over: Connection) => {
    for (const request of plan) take(request, await over.ask({ ...request, unitId }));
    events.gathered();
  };

  const repeat = async (over: Connection) => {
    while (!isStopped) {
      const next = performance.now() + intervalSeconds * 1000;
      await round(over);
      patience.reset();
      await new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.max(0, next - performance.now()));
      });
    }
  };

  const open = async () => {
    const opened = new Connection(host, port);
    connection = opened;
    try {
      await opened.opened;
      events.state('up', address);
      await repeat(opened);
    } catch (error) {
      if (!isStopped) events.state('down', `${address}: ${(error as Error).message}`);
    }
    await opened.close();
    if (!isStopped) timer = setTimeout(() => void open(), patience.next());
  };
  void open();

  return {
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await connection?.close();
    },
  };
}

/** One socket. Any error ends it: what follows a lost answer cannot be told apart from it. */
class Connection {
  readonly opened: Promise<void>;
  readonly #socket: Socket;
  readonly #closed: Promise<void>;
  #rest: Buffer = Buffer.alloc(0);
  #transaction = 0;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;

  constructor(host: string, port: number) {
    const socket = connect({ host, port });
    this.#socket = socket;
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve()));
    this.opened = new Promise((resolve, reject) => {
      const late = setTimeout(() => socket.destroy(new Error('no answer')), ANSWER_MS);
      socket.once('connect', () => {
        clearTimeout(late);
        resolve();
      });
      socket.once('error', reject);
      socket.once('close', () => {
        clearTimeout(late);
        reject(new Error('closed by the other side'));
      });
    });
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('closed by the other side')));
  }

  async ask(request: PlannedRequest & { unitId: number }): Promise<Answer> {
    this.#transaction = (this.#transaction + 1) % TRANSACTIONS;
    const late = setTimeout(() => this.#socket.destroy(new Error('no answer')), ANSWER_MS);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#waiting = { resolve, reject };
        if (this.#socket.destroyed) reject(new Error('closed by the other side'));
        else this.#socket.write(writeRequest({ ...request, transaction: this.#transaction }));
      });
    } finally {
      clearTimeout(late);
      this.#waiting = null;
    }
  }

  close(): Promise<void> {
    this.#socket.destroy();
    return this.#closed;
  }

  /** An answer to an earlier question is passed over. */
  #take(bytes: Uint8Array): void {
    const read = readAnswers(Buffer.concat([this.#rest, bytes]));
    if (!read) {
      this.#socket.destroy(new Error('what answers is no Modbus device'));
      return;
    }
    this.#rest = Buffer.from(read.rest);
    const answer = read.answers.find(({ transaction }) => transaction === this.#transaction);
    if (answer) this.#waiting?.resolve(answer);
  }
}
