/**
 * `runReplay`: one recording after the other; exit code 0 only when something of each was kept and the shore has
 * acknowledged all of it.
 */
import { basename, join } from 'node:path';
import { readEnvironment } from '../config/environment.ts';
import { findKey } from '../config/key.ts';
import { getSoftwareName } from '../config/software.ts';
import type { LinkState } from '../link/link.ts';
import { runReplay } from '../replay/replay.ts';
import type { ReplayArguments } from './arguments.ts';
import { type Progress, showProgress } from './progress.ts';
import { formatSummary, isNothingKept } from './summary.ts';

const INTERRUPTED = 130;
/** Beside what the server keeps in the same folder. */
const JOURNALS = 'gateway';

export async function runReplayCommand(args: ReplayArguments, write: (line: string) => void): Promise<number> {
  const key = findKey({ keyFile: args.keyFile, server: args.server, dataFolder: args.data }, readEnvironment());
  const interrupt = new AbortController();
  const onSignal = () => interrupt.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    let complete = true;
    for (const path of args.files) {
      const isDone = await replayFile(path, args, key, interrupt.signal, write);
      complete &&= isDone;
    }
    return complete ? 0 : 1;
  } catch (error) {
    if (!interrupt.signal.aborted) throw error;
    write('Interrupted. The same command goes on where it stopped.');
    return INTERRUPTED;
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

async function replayFile(
  path: string,
  args: ReplayArguments,
  key: string,
  signal: AbortSignal,
  write: (line: string) => void,
): Promise<boolean> {
  const progress = await showProgress(basename(path), process.stdout.isTTY === true, write);
  write(`Reading ${basename(path)} …`);
  try {
    const result = await runReplay({
      ...args,
      path,
      key,
      signal,
      dataFolder: join(args.data, JOURNALS),
      now: Date.now,
      software: getSoftwareName(),
      onProgress: (at) => progress.update(at),
      onState: (state) => tellState(state, args.server, progress),
    });
    progress.end();
    for (const line of formatSummary(result)) write(line);
    return result.complete && !isNothingKept(result);
  } finally {
    progress.end();
  }
}

function tellState(state: LinkState, server: string, progress: Progress): void {
  if (state.kind === 'connected') progress.say(`Connected to ${server}.`);
  else {
    const reason = state.reason.replace(/\.$/, '');
    const next = state.kind === 'lost' ? ` Trying again in ${Math.ceil(state.retryMs / 1000)} s.` : '';
    progress.say(`No link to ${server}: ${reason}.${next}`);
  }
}
