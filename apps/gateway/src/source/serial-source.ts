/**
 * A serial line of this machine. The line is set up by `stty` and read as the file it is: the usual library is compiled
 * for each system, and a gateway is installed on boxes without a compiler. Linux only, as docs/gateway.md says.
 */
import { execFile } from 'node:child_process';
import { createReadStream, type ReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { createLineSplitter } from '../line/line-splitter.ts';
import { keepOpen } from './keep-open.ts';
import { type LineSource, pushBytes, type SourceEvents } from './line-source.ts';

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

export function openSerialSource(
  address: SerialAddress,
  events: SourceEvents,
  backoffSeconds?: readonly number[],
  setUp: SetUpLine = setUpByStty,
): LineSource {
  const { path, baudRate } = address;
  return keepOpen(
    ({ came, lost }) => {
      let stream: ReadStream | undefined;
      let isEnded = false;
      const read = () => {
        if (isEnded) return;
        const splitter = createLineSplitter(events.overlong);
        let reason = 'the line was closed';
        stream = createReadStream(path, { highWaterMark: 4096 });
        stream.on('open', () => events.state('up', `${path} at ${baudRate} baud`));
        stream.on('data', (bytes) => {
          came();
          pushBytes(events, splitter, bytes as Buffer);
        });
        stream.on('error', (error) => {
          reason = error.message;
        });
        stream.on('close', () => lost(reason));
      };
      const opening = setUp(address).then(read, (error: Error) => lost(error.message.trim()));
      return async () => {
        isEnded = true;
        await opening;
        // A read of a silent line may never return: the file is closed and the read is not awaited.
        stream?.destroy();
      };
    },
    (reason) => events.state('down', `${path}: ${reason}`),
    backoffSeconds,
  );
}
