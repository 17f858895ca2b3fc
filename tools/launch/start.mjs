// @ts-check
/** `npm start`: from a fresh checkout to a running server, then nothing but the server. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { startDemonstrationFleet } from './demonstration.mjs';
import { hasDesktop, openWhenReady } from './desktop.mjs';
import { ROOT } from './paths.mjs';
import { runInForeground } from './run.mjs';
import { buildWebWhenStale } from './web-build.mjs';

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
  const node24 = await bootstrap();
  try {
    await buildWebWhenStale(node24);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const ended = new AbortController();
  const { address, data, live, open } = serverOptions();
  if (open) void openWhenReady(address, ended.signal);
  if (!live) void startDemonstrationFleet({ node24, address, data, signal: ended.signal });
  const code = await runInForeground(node24, [join(ROOT, 'apps/server/src/main.ts'), ...args], { cwd: process.cwd() });
  ended.abort();
  return code;
}

/** The server decides about its own arguments; only what matters beside it is read here. */
function serverOptions() {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      port: { type: 'string', default: '8080' },
      data: { type: 'string', default: './data' },
      'no-open': { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
    },
  });
  const live = values.live === true;
  return {
    address: `http://127.0.0.1:${values.port}`,
    data: resolve(String(values.data)),
    live,
    open: !live && !values['no-open'] && hasDesktop(process.env, process.platform, process.stdout.isTTY),
  };
}
