// @ts-check
/** Opening the printed address in a browser, only where a person evidently sits in front of one. */
import { spawn } from 'node:child_process';

/** @param {NodeJS.ProcessEnv} env @param {string} platform @param {boolean} isTerminal */
export function hasDesktop(env, platform, isTerminal) {
  if (!isTerminal || env.CI || env.SSH_CONNECTION || env.SSH_TTY) return false;
  return platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** Opens the address of a server that is ready. @param {string} address */
export function openBrowser(address) {
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  spawn(opener, [address], { stdio: 'ignore', detached: true })
    .on('error', () => console.log(`No browser could be opened: go to ${address}`))
    .unref();
}
