/** Writes a span of the past until it is complete, over any number of broken links; reports its progress. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '../history/chunk-plan.ts';
import { type HistoryOptions, type HistoryProgress, writeHistory } from '../history/history-writer.ts';
import { LinkLostError } from '../history/link-client.ts';

export interface HistoryCommand extends Pick<HistoryOptions, 'server' | 'ships' | 'span' | 'passing'> {
  readonly keyFile: string;
  readonly say: (line: string) => void;
  /** Told how much of the span is stored, 0 to 1, at every hundredth. */
  readonly reached?: (share: number) => void;
  readonly now?: () => number;
  readonly retryMs?: number;
}

const RETRY_MS = 5000;
/** A line for every so much of the whole. */
const SAY_EVERY = 0.05;
const REACHED_EVERY = 0.01;

/** Resolves when the whole span is stored. */
export async function runHistoryCommand({
  keyFile,
  span,
  say,
  reached = () => {},
  now = Date.now,
  retryMs = RETRY_MS,
  ...writing
}: HistoryCommand): Promise<void> {
  const report = reporter(span, say, reached, now);
  for (;;) {
    try {
      const key = (await readFile(keyFile, 'utf8')).trim();
      await writeHistory({ ...writing, key, span, tell: report.tell });
      report.done();
      return;
    } catch (error) {
      const waiting = error instanceof LinkLostError || (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!waiting) throw error;
      report.interrupted(error instanceof Error ? error.message : String(error));
      await sleep(retryMs);
    }
  }
}

function reporter(span: Span, say: (line: string) => void, reached: (share: number) => void, now: () => number) {
  const began = now();
  let first: HistoryProgress | null = null;
  let last: HistoryProgress | null = null;
  let said = -1;
  let counted = -1;
  let complained = '';
  const days = (seconds: number) =>
    `${((span.toSeconds - seconds) / 86_400).toFixed(1)} of ${((span.toSeconds - span.fromSeconds) / 86_400).toFixed(1)} days`;
  return {
    tell(progress: HistoryProgress) {
      first ??= progress;
      last = progress;
      const share = progress.stored / progress.total;
      if (share - counted >= REACHED_EVERY) {
        counted = share;
        reached(share);
      }
      if (share - said < SAY_EVERY) return;
      said = share;
      const passed = share - first.stored / first.total;
      const minutes = passed > 0 ? ((1 - share) / passed) * ((now() - began) / 60_000) : null;
      const left = minutes === null ? '' : `, about ${Math.max(1, Math.round(minutes))} min left`;
      say(`history ${Math.round(100 * share)} %: ${days(progress.reachesBackSeconds)}${left}`);
    },
    interrupted(reason: string) {
      if (reason !== complained) say(`history waits: ${reason}`);
      complained = reason;
    },
    done() {
      const seconds = Math.round((now() - began) / 1000);
      say(`history complete: ${days(span.fromSeconds)}, ${last?.samples ?? 0} samples sent in ${seconds} s`);
    },
  };
}
