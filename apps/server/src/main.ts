/** Starts the server of the command line; what a person can put right is told in one sentence. */
import { type Config, readProcessConfig } from './platform/config/config.ts';
import { StartFailure } from './platform/failure/start-failure.ts';
import { type RunningServer, startServer } from './server.ts';

const INTERRUPTED = 130;

async function announce(config: Config, { address, firstAdminLink }: RunningServer): Promise<void> {
  console.log(`\nFleet Management System: ${config.publicUrl?.href ?? address}`);
  if (config.mode === 'demonstration') {
    const { DEMONSTRATION_ACCOUNTS, DEMONSTRATION_PASSWORD } = await import('./demonstration/index.ts');
    console.log('Demonstration, reachable from this machine only. Accounts:');
    for (const { userName, role, organization } of DEMONSTRATION_ACCOUNTS) {
      console.log(`  ${userName.padEnd(10)} ${role.padEnd(8)} ${organization ?? 'all organisations'}`);
    }
    console.log(`  Password: ${DEMONSTRATION_PASSWORD}`);
  }
  if (firstAdminLink) console.log(`Create the first admin, once and within 30 minutes:\n  ${firstAdminLink}`);
}

function closeOnSignal(server: RunningServer): void {
  let closing = false;
  const close = (signal: NodeJS.Signals) => {
    if (closing) {
      // A second Ctrl-C ends at once: what is stored is safe. A second SIGTERM is not: a service
      // manager signals the whole group, and the launcher passes its own on.
      if (signal === 'SIGINT') process.exit(INTERRUPTED);
      return;
    }
    closing = true;
    console.log('Stopping …');
    server.close().then(
      () => process.exit(0),
      (error) => fail(error),
    );
  };
  process.on('SIGINT', close).on('SIGTERM', close);
}

function fail(error: unknown): never {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}

// The supervisor is gone: without it a server that hangs would stay for ever.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

try {
  const config = readProcessConfig();
  const server = await startServer(config, {
    listening: (address) => process.send?.({ address }),
    progress: (step) => console.log(step),
    // Left running it would refuse everything; ended, the supervisor starts it again on what is stored.
    onLost: ({ message }) => fail(new StartFailure(`${message} The server ends; start it again.`)),
  });
  closeOnSignal(server);
  await announce(config, server);
} catch (error) {
  fail(error);
}
