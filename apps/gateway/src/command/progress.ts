/** How far a replay is: a bar on a terminal, a line now and then elsewhere. */
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ReplayProgress } from '../replay/replay.ts';

export interface Progress {
  update(progress: ReplayProgress): void;
  /** A sentence that must not be lost in the bar. */
  say(sentence: string): void;
  end(): void;
}

/** A line each tenth of the file, so that a log of it stays readable. */
const STEPS = 10;

export async function showProgress(
  path: string,
  isTerminal: boolean,
  write: (line: string) => void,
): Promise<Progress> {
  const total = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const name = basename(path);
  if (!isTerminal) return plainProgress(name, total, write);
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: `${name} {bar} {percentage} % · {sentences} sentences · {samples} samples`,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(Math.max(1, total), 0, { sentences: 0, samples: 0 });
  return {
    update: ({ storedBytes, sentences, samples }) => bar.update(storedBytes, { sentences, samples }),
    say: (sentence) => {
      process.stdout.write(`\r\u001b[2K`);
      write(sentence);
    },
    end: () => bar.stop(),
  };
}

function plainProgress(name: string, total: number, write: (line: string) => void): Progress {
  let told = 0;
  return {
    update({ storedBytes, sentences, samples }) {
      const step = total > 0 ? Math.floor((storedBytes / total) * STEPS) : 0;
      if (step <= told) return;
      told = step;
      write(`${name}: ${(step * 100) / STEPS} % read, ${sentences} sentences, ${samples} samples`);
    },
    say: write,
    end() {},
  };
}
