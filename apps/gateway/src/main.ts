/** `npm run gateway`: an error that the user can correct is printed in one sentence, with exit code 1. */
import { HELP, readArguments, UsageError } from './command/arguments.ts';

const write = (line: string) => console.log(line);

async function main(args: readonly string[]): Promise<number> {
  const command = readArguments(args);
  switch (command.command) {
    case 'help':
      write(HELP);
      return 0;
    case 'check': {
      const { runCheckCommand } = await import('./command/check.command.ts');
      return runCheckCommand(command.path, write);
    }
    case 'pin': {
      const { runPinCommand } = await import('./command/pin.command.ts');
      return runPinCommand(command, write);
    }
    case 'run': {
      const { runGatewayCommand } = await import('./command/run.command.ts');
      return runGatewayCommand(command.path);
    }
    case 'discover': {
      const { runDiscoverCommand } = await import('./command/discover.command.ts');
      return runDiscoverCommand(command, write);
    }
    case 'replay': {
      const { runReplayCommand } = await import('./command/replay.command.ts');
      return runReplayCommand(command, write);
    }
  }
}

/** Errors with a code of our own, and those of the operating system, say what is wrong; others are ours to mend. */
function explain(error: unknown): void {
  const isKnown = error instanceof UsageError || (error instanceof Error && 'code' in error);
  console.error(isKnown ? (error as Error).message : error);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
