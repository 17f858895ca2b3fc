/** Work of a page's main thread, from a trace: script by second and by frame, and the longest tasks. */
import type { Browser, CDPSession } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time: what the machine did besides is left out. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface MainThread {
  /** Script of each whole second of the trace, ms. */
  readonly bySecond: number[];
  /** Script from each drawn frame to the next, ms. */
  readonly byFrame: number[];
  /** Processor time of the longest task, ms. */
  readonly longestTask: number;
  readonly tasksOver50: number;
  /** Processor time of all tasks, script, style and painting alike, as a share of one core. */
  readonly busyShare: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata'];
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.compile', 'V8.GC_SCAVENGER']);
const LONG_MS = 50;

/** Traces the browser while `work` runs. */
export async function measureMainThread(browser: Browser, work: () => Promise<void>): Promise<MainThread> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  await work();
  await stop(session);
  return summary(events);
}

async function stop(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((done) => {
    session.once('Tracing.tracingComplete', () => done());
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}

function summary(events: readonly TraceEvent[]): MainThread {
  const own = mainThreadOf(events);
  const script = outermost(own.filter(({ name }) => SCRIPT.has(name)));
  const frames = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const tasks = own.filter(({ name }) => name === 'RunTask').map(milliseconds);
  const first = own[0]?.ts ?? 0;
  const last = own.at(-1)?.ts ?? 0;
  const seconds = Array.from({ length: Math.floor((last - first) / 1e6) + 1 }, (_, i) => first + i * 1e6);
  return {
    bySecond: between(script, seconds),
    byFrame: between(script, frames),
    longestTask: Math.max(0, ...tasks),
    tasksOver50: tasks.filter((task) => task > LONG_MS).length,
    busyShare: (tasks.reduce((sum, task) => sum + task, 0) * 1000) / Math.max(1, last - first),
  };
}

/** The events of the page's main thread, in order: of all such threads the one that ran most script. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const lists = threads.map(({ pid, tid }) =>
    events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid),
  );
  const scripts = (list: readonly TraceEvent[]) => list.filter(({ name }) => SCRIPT.has(name)).length;
  const [busiest = []] = lists.sort((a, b) => scripts(b) - scripts(a));
  return busiest.sort((a, b) => a.ts - b.ts);
}

const milliseconds = ({ tdur, dur }: TraceEvent) => (tdur ?? dur ?? 0) / 1000;

/** What lies in another of the same list is counted there. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = Number.NEGATIVE_INFINITY;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = event.ts + (event.dur ?? 0);
    return true;
  });
}

/** Sums of script between neighbouring marks. */
function between(script: readonly TraceEvent[], marks: readonly number[]): number[] {
  const sums = new Array<number>(Math.max(0, marks.length - 1)).fill(0);
  let mark = 0;
  for (const event of script) {
    while (mark + 1 < marks.length && event.ts >= (marks[mark + 1] as number)) mark += 1;
    if (mark >= sums.length) break;
    if (event.ts >= (marks[mark] as number)) sums[mark] = (sums[mark] ?? 0) + milliseconds(event);
  }
  return sums;
}
