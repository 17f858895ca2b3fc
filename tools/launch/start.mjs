// @ts-check
/** `npm start`: from a fresh checkout to a running server, which it keeps in service from then on. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runBootstrap } from './bootstrap.mjs';
import { readCommit } from './build/commit.mjs';
import { buildWebWhenStale } from './build/web-build.mjs';
import { startDemonstrationFleet } from './demonstration.mjs';
import { hasDesktop, openBrowser } from './process/desktop.mjs';
import { ROOT } from './process/paths.mjs';
import { createProcessRecord, endLeftovers } from './supervise/process-record.mjs';
import { supervise } from './supervise/supervisor.mjs';

/** In the data folder. */
const PROCESS_FILE = 'launch.json';

const HELP = `npm start -- [options]

Demonstration (default): a small fleet and accounts that exist nowhere else, reachable from this machine only.
  --port 8080            port of the web application and the API
  --data ./data          folder that holds everything the server keeps
  --no-open              do not open a browser

Real use:
  --live                 no demonstration fleet, accounts or key; prints a one-time link that creates the first admin
  --public-url <https…>  address under which people reach this server (needed with --live)
  --host <address>       address to listen on, 127.0.0.1 when left out
  --trust-proxy <list>   proxies whose X-Forwarded-* headers are believed

Everything else is set by environment variables, listed in docs/operations.md.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
} else {
  process.exitCode = await start();
}

async function start() {
  const node24 = await runBootstrap();
  try {
    await buildWebWhenStale(node24);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  // Tells builds of one version apart; a packaged server is told by who packaged it.
  const commit = readCommit(ROOT);
  if (commit !== undefined) process.env.BUILD_COMMIT ??= commit;
  const ended = new AbortController();
  const { data, live, open } = serverOptions();
  const file = join(data, PROCESS_FILE);
  const left = await endLeftovers(file);
  if (left.length > 0) console.log(`Ended what an earlier start had left running: ${left.join(', ')}.`);
  const record = createProcessRecord(file);
  let isFirst = true;
  const code = await supervise({
    node: node24,
    command: [join(ROOT, 'apps/server/src/main.ts'), ...args],
    cwd: process.cwd(),
    onStart: (pid) => record.add('server', pid),
    onReady(address) {
      if (!isFirst) return;
      isFirst = false;
      if (open) openBrowser(address);
      if (!live) void startDemonstrationFleet({ node24, address, data, signal: ended.signal, onStart: record.add });
    },
  });
  ended.abort();
  record.close();
  return code;
}

/** The server decides about its own arguments; only what matters beside it is read here. */
function serverOptions() {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      data: { type: 'string', default: './data' },
      'no-open': { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
    },
  });
  const live = values.live === true;
  return {
    data: resolve(String(values.data)),
    live,
    open: !live && !values['no-open'] && hasDesktop(process.env, process.platform, process.stdout.isTTY),
  };
}
