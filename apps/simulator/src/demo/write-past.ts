/** Writes the history of the demonstration in a process of its own, so that live seconds are never delayed. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Span } from '../history/chunk-plan.ts';
import { openSpanFile, type SpanFile } from '../history/span-file.ts';
import type { Demo, DemoOptions } from './demo.ts';

const HEARD_POLL_MS = 500;
/** A gateway that has not come by then is not waited for. */
const HEARD_PATIENCE_MS = 60_000;
const ALIVE_MS = 10_000;

export interface PastOptions extends DemoOptions {
  readonly historySeconds: number;
  /** The program's own entry file. */
  readonly main: string;
  readonly ended: AbortSignal;
}

/** Waits until the live streams are heard, so that past and present meet; then fills one span after the other. */
export async function writePast(options: PastOptions, demo: Demo): Promise<void> {
  const { ended, data, seed, historySeconds } = options;
  for (let waited = 0; !demo.isHeard() && waited < HEARD_PATIENCE_MS && !ended.aborted; waited += HEARD_POLL_MS) {
    await sleep(HEARD_POLL_MS);
  }
  if (ended.aborted) return;
  const book = await openSpanFile(data, seed, historySeconds, Math.floor(Date.now() / 1000));
  keepAlive(book, demo, ended);
  for (const span of book.open) {
    const code = await fillSpan(options, span, (share) => void book.reached(span, share));
    if (code !== 0 || ended.aborted) return;
    await book.completed(span);
  }
}

function keepAlive(book: SpanFile, demo: Demo, ended: AbortSignal): void {
  const timer = setInterval(() => {
    if (demo.isHeard()) void book.alive(Math.floor(Date.now() / 1000));
  }, ALIVE_MS);
  ended.addEventListener('abort', () => clearInterval(timer));
}

/** What the process that writes says of itself. */
const progress = z.object({ share: z.number().min(0).max(1) });
export type ProgressMessage = z.infer<typeof progress>;

function fillSpan(
  { main, server, data, seed, ended }: PastOptions,
  { fromSeconds, toSeconds }: Span,
  reached: (share: number) => void,
): Promise<number> {
  const args = [
    'history',
    '--server',
    server,
    '--data',
    data,
    '--seed',
    seed,
    '--from',
    fromSeconds,
    '--to',
    toSeconds,
  ];
  // Its stdin is a pipe of ours: it ends when we do, however we end.
  const child = spawn(process.execPath, [main, ...args.map(String)], { stdio: ['pipe', 'inherit', 'inherit', 'ipc'] });
  child.on('message', (message) => reached(progress.parse(message).share));
  if (child.pid !== undefined) yieldTo(child.pid);
  const stop = () => child.kill();
  ended.addEventListener('abort', stop);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      ended.removeEventListener('abort', stop);
      resolve(code ?? 1);
    });
  });
}

/** Everything a person waits for goes first; where the system does not allow it, history is only a little less polite. */
function yieldTo(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {}
}
