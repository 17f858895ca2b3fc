/** The thread that writes a report: rows come as messages, each is answered when it is written. */
import { parentPort, workerData } from 'node:worker_threads';
import { ByteFile } from './document/byte-file.ts';
import { openWriter } from './open-writer.ts';
import type { ThreadAnswer, ThreadMessage, ThreadStart } from './thread-message.ts';

const { path, format, document, isSplitByDay } = workerData as ThreadStart;
const file = new ByteFile(path);
const writer = await openWriter(format, file, document, isSplitByDay);
const port = parentPort;

async function handle(message: ThreadMessage): Promise<ThreadAnswer> {
  try {
    if (message.kind === 'rows') {
      await writer.write(message.section, message.rows);
      return { kind: 'written' };
    }
    await writer.finish(message.summary);
    return { kind: 'finished', ...file.close() };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

port?.on('message', async (message: ThreadMessage) => {
  const answer = await handle(message);
  port.postMessage(answer);
  if (answer.kind !== 'written') port.close();
});
