// @ts-check
/** `npm run backup`: asks the server that runs on a data folder for a copy of everything it keeps. */
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const HELP = `npm run backup -- [options]

Copies everything a running server keeps into a new folder, while it goes on serving.
  --data ./data     the server's data folder
  --to <folder>     where the backup goes, ./fms-backup-<time> when left out; it must not exist

The backup holds the server's keys: keep it as safe as the server itself.`;

process.exitCode = await main();

async function main() {
  const options = readOptions();
  if (typeof options === 'string') {
    console.log(options);
    return options === HELP ? 0 : 1;
  }
  const { data, to } = options;
  console.log(`Copying ${data} to ${to} …`);
  const { status, body } = await ask(join(data, 'control'), { to });
  if (status !== 200) {
    console.error(body.message ?? `The server answered ${status}.`);
    return 1;
  }
  const megabytes = (Number(body.bytes) / 1_000_000).toFixed(1);
  console.log(`Done: ${body.files} files, ${megabytes} MB; ships waited ${body.stillMs} ms.`);
  const leftOut = [body.leftOut ?? []].flat();
  if (leftOut.length > 0) console.log(`Not in the backup: ${leftOut.join(', ')} (docs/operations.md, "Backup").`);
  return 0;
}

/** @returns {{ data: string, to: string } | string} a string is what to say instead */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        data: { type: 'string', default: './data' },
        to: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return HELP;
    const time = new Date().toISOString().slice(0, 19).replace(/:/g, '-');
    return { data: resolve(String(values.data)), to: resolve(values.to ?? `fms-backup-${time}`) };
  } catch (error) {
    return error instanceof Error ? `${error.message}\n\n${HELP}` : HELP;
  }
}

/**
 * @param {string} socketPath @param {{ to: string }} order
 * @returns {Promise<{ status: number, body: Record<string, string | number | string[] | undefined> }>}
 */
function ask(socketPath, order) {
  return new Promise((answered) => {
    const asking = request({ socketPath, path: '/backup', method: 'POST' }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      answered({ status: response.statusCode ?? 0, body: JSON.parse(text) });
    });
    asking.on('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      const isAbsent = code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR';
      const reason = isAbsent
        ? `No server runs on this data folder: start it, or copy the folder while it is stopped.`
        : `The server cannot be asked: ${error.message}`;
      answered({ status: 0, body: { message: reason } });
    });
    asking.end(JSON.stringify(order));
  });
}
