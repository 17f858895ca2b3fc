// @ts-check
/** `npm run siege`: builds the web application where its sources changed, finds a Chromium, and hands over to tools/siege. */
import { join } from 'node:path';
import { runBootstrap } from './bootstrap.mjs';
import { findChromium } from './chromium.mjs';
import { ROOT } from './paths.mjs';
import { runInForeground } from './run.mjs';
import { buildWebWhenStale } from './web-build.mjs';

const node24 = await runBootstrap();
const chromium = findChromium();
if ('missing' in chromium) console.log(`Hostile names are not looked at: ${chromium.missing}.`);
else {
  process.env.CHROMIUM_PATH = chromium.path;
  await buildWebWhenStale(node24);
}
const program = join(ROOT, 'tools/siege/main.ts');
process.exitCode = await runInForeground(node24, [program, ...process.argv.slice(2)], { cwd: process.cwd() });
