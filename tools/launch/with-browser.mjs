// @ts-check
/** Handing over to a program that drives a browser: the web application is built before, where its sources changed. */
import { runBootstrap } from './bootstrap.mjs';
import { buildWebWhenStale } from './build/web-build.mjs';
import { findChromium } from './install/chromium.mjs';
import { runInForeground } from './process/run.mjs';

/**
 * Runs `program` under Node 24 with the arguments of this command, and `CHROMIUM_PATH` set where a browser was found.
 * @param {string} program absolute path @param {string} without what is left out without a browser
 */
export async function runWithBrowser(program, without) {
  const node24 = await runBootstrap();
  const chromium = findChromium();
  if ('missing' in chromium) console.log(`${without}: ${chromium.missing}.`);
  else {
    process.env.CHROMIUM_PATH = chromium.path;
    await buildWebWhenStale(node24);
  }
  process.exitCode = await runInForeground(node24, [program, ...process.argv.slice(2)], { cwd: process.cwd() });
}
