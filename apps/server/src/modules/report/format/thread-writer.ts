/** Writes a report in a thread of its own: the server answers others meanwhile, and holds one slice of rows at a time. */
import { Worker } from 'node:worker_threads';
import type { ReportRow, ReportSummary } from './document/report-document.ts';
import type { ThreadAnswer, ThreadMessage, ThreadStart, WrittenFile } from './thread-message.ts';

/** The text of a slice, its compressed form and what pdfkit holds of a page. */
const HEAP_MB = 192;

export interface ReportFileWriter {
  write(section: number, rows: readonly ReportRow[]): Promise<void>;
  /** Throws an Error with the reason where the file could not be written. */
  finish(summary: ReportSummary): Promise<WrittenFile>;
  close(): Promise<void>;
}

export function openThreadWriter(start: ThreadStart): ReportFileWriter {
  const thread = new Worker(new URL('./report-thread.ts', import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let failure: Error | undefined;
  let waiting: PromiseWithResolvers<ThreadAnswer> | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    waiting?.reject(failure);
  };
  thread.on('message', (answer: ThreadAnswer) => waiting?.resolve(answer));
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('The thread that writes the report has ended.')));

  /** One message at a time: the next slice is computed when this one is written. */
  async function ask(message: ThreadMessage): Promise<ThreadAnswer> {
    if (failure) throw failure;
    waiting = Promise.withResolvers<ThreadAnswer>();
    thread.postMessage(message);
    const answer = await waiting.promise;
    if (answer.kind === 'failed') throw new Error(answer.reason);
    return answer;
  }

  return {
    async write(section, rows) {
      await ask({ kind: 'rows', section, rows });
    },
    async finish(summary) {
      const answer = await ask({ kind: 'finish', summary });
      if (answer.kind !== 'finished') throw new Error('The report was not finished.');
      return { sizeBytes: answer.sizeBytes, sha256: answer.sha256 };
    },
    async close() {
      await thread.terminate();
    },
  };
}
