/**
 * A serial line of this machine. The line is set up by `stty` and read as the file it is: the usual library is compiled
 * for each system, and a gateway is installed on boxes without a compiler. Linux only, as docs/gateway.md says.
 */
import { execFile } from 'node:child_process';
import { createReadStream, type ReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { lineSplitter } from '../line/line-splitter.ts';
import { backoff } from '../link/backoff.ts';
import { giveBytes, type LineSource, type SourceEvents } from './line-source.ts';

const run = promisify(execFile);

export interface SerialAddress {
  readonly path: string;
  readonly baudRate: number;
}

/** Sets speed, eight bits and raw bytes; replaced in tests, which have no serial line. */
export type SetUpLine = (address: SerialAddress) => Promise<void>;

const setUpByStty: SetUpLine = async ({ path, baudRate }) => {
  await run('stty', ['-F', path, String(baudRate), 'raw', 'cs8', '-cstopb', '-parenb', '-echo', 'clocal']);
};

export function serialSource(
  address: SerialAddress,
  events: SourceEvents,
  backoffSeconds?: readonly number[],
  setUp: SetUpLine = setUpByStty,
): LineSource {
  const patience = backoff(backoffSeconds);
  const { path, baudRate } = address;
  let stream: ReadStream | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const lost = (reason: string) => {
    if (isStopped) return;
    events.state('down', `${path}: ${reason}`);
    retry = setTimeout(() => void open(), patience.next());
  };

  const open = async () => {
    try {
      await setUp(address);
    } catch (error) {
      lost((error as Error).message.trim());
      return;
    }
    if (isStopped) return;
    const splitter = lineSplitter(events.overlong);
    let reason = 'the line was closed';
    stream = createReadStream(path, { highWaterMark: 4096 });
    stream.on('open', () => events.state('up', `${path} at ${baudRate} baud`));
    stream.on('data', (bytes) => {
      patience.reset();
      giveBytes(events, splitter, bytes as Buffer);
    });
    stream.on('error', (error) => {
      reason = error.message;
    });
    stream.on('close', () => lost(reason));
  };
  const opening = open();

  return {
    async stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      await opening;
      // A read of a silent line may wait for ever: the file is closed under it and nobody waits for that.
      stream?.destroy();
    },
  };
}
