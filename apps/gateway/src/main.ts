/** `npm run gateway`: what a person can put right is told in one sentence, with exit code 1. */
import { HELP, readArguments, UsageWrong } from './command/arguments.ts';

const write = (line: string) => console.log(line);

async function main(args: readonly string[]): Promise<number> {
  const command = readArguments(args);
  switch (command.command) {
    case 'help':
      write(HELP);
      return 0;
    case 'check': {
      const { checkCommand } = await import('./command/check.command.ts');
      return checkCommand(command.path, write);
    }
    case 'run': {
      const { runCommand } = await import('./command/run.command.ts');
      return runCommand(command.path);
    }
    case 'discover': {
      const { discoverCommand } = await import('./command/discover.command.ts');
      return discoverCommand(command, write);
    }
    case 'replay': {
      const { replayCommand } = await import('./command/replay.command.ts');
      return replayCommand(command, write);
    }
  }
}

/** Errors with a code of our own, and those of the operating system, say what is wrong; others are ours to mend. */
function explain(error: unknown): void {
  const isKnown = error instanceof UsageWrong || (error instanceof Error && 'code' in error);
  console.error(isKnown ? (error as Error).message : error);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
