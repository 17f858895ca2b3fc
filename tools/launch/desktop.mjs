// @ts-check
/** Opening the printed address in a browser, only where a person evidently sits in front of one. */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** @param {NodeJS.ProcessEnv} env @param {string} platform @param {boolean} isTerminal */
export function hasDesktop(env, platform, isTerminal) {
  if (!isTerminal || env.CI || env.SSH_CONNECTION || env.SSH_TTY) return false;
  return platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Opens the address as soon as the server answers there; gives up without a word when it does not.
 * @param {string} address @param {AbortSignal} signal ends the waiting when the server has ended
 */
export async function openWhenReady(address, signal) {
  if (await untilReady(address, signal)) open(address);
}

/**
 * Waits up to a minute for the server to be ready.
 * @param {string} address @param {AbortSignal} signal @returns {Promise<boolean>} false when it never was
 */
export async function untilReady(address, signal) {
  for (let attempt = 0; attempt < 240 && !signal.aborted; attempt += 1) {
    // Asked again after the answer: a server that is being stopped still gives one.
    if (await answers(`${address}/healthz`)) return !signal.aborted;
    await delay(250, undefined, { ref: false });
  }
  return false;
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** @param {string} address */
function open(address) {
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => console.log(`No browser could be opened: go to ${address}`))
    .unref();
}
