/** How far a replay is: a bar on a terminal, a line now and then elsewhere. */
import type { ReplayProgress } from '../replay/replay.ts';

export interface Progress {
  update(progress: ReplayProgress): void;
  /** A sentence that must not be lost in the bar. */
  say(sentence: string): void;
  end(): void;
}

/** A line each tenth, so that a log of it stays readable. */
const STEPS = 10;

export async function showProgress(
  name: string,
  isTerminal: boolean,
  write: (line: string) => void,
): Promise<Progress> {
  if (!isTerminal) return plainProgress(name, write);
  // Loaded here: a gateway on board has no terminal.
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: `${name} {bar} {percentage} % · {samples} samples`,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(1, 0, { samples: 0 });
  return {
    update: ({ done, total, samples }) => {
      bar.setTotal(Math.max(1, total));
      bar.update(done, { samples });
    },
    say: (sentence) => {
      process.stdout.write('\r\u001b[2K');
      write(sentence);
    },
    end: () => bar.stop(),
  };
}

function plainProgress(name: string, write: (line: string) => void): Progress {
  let told = 0;
  return {
    update({ done, total, samples }) {
      const step = total > 0 ? Math.floor((done / total) * STEPS) : 0;
      if (step <= told) return;
      told = step;
      write(`${name}: ${(step * 100) / STEPS} %, ${samples} samples`);
    },
    say: write,
    end() {},
  };
}
