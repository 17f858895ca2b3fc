// @ts-check
/** Finds a Chromium for the browser journeys, or says why there is none. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installAptPackage } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  join(homedir(), 'Applications/Chromium.app/Contents/MacOS/Chromium'),
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
];

/** Below each folder of playwright's own downloads, by system. */
const PLAYWRIGHT_BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** @typedef {{ path: string, version: string } | { missing: string }} Chromium */

/** @returns {Chromium} a browser that was seen to start, or the reason there is none */
export function findChromium() {
  const found = firstWorking(candidates());
  if (found) return found;
  const refusal = installAptPackage('chromium');
  const installed = refusal ? undefined : firstWorking(onPath());
  return (
    installed ?? {
      missing: `no Chromium found (CHROMIUM_PATH, PATH, application folders) and ${refusal ?? 'the one apt installed does not start'}`,
    }
  );
}

function candidates() {
  return [process.env.CHROMIUM_PATH ?? [], onPath(), APPLICATIONS, playwrightDownloads()].flat();
}

function onPath() {
  return NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
}

function playwrightDownloads() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => PLAYWRIGHT_BINARIES.map((binary) => join(folder, name, binary)));
}

/** Asked for its version: Ubuntu's chromium-browser is a script that only advertises a snap. @param {string[]} paths */
function firstWorking(paths) {
  for (const path of paths) {
    if (!isExecutable(path)) continue;
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
    if (status === 0 && stdout.trim()) return { path, version: stdout.trim() };
  }
  return undefined;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
