// @ts-check
/** Looking at a server from outside, by what it answers to `GET /healthz`. */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks until it is ready: a person waits for the page. */
const STARTING_EVERY_MS = 250;

/** @typedef {'ready' | 'answers' | 'silent'} Health any answer but 200 is one: it starts, or its store is away */

/**
 * @typedef {object} HealthBounds all in milliseconds
 * @property {number} everyMs between two questions
 * @property {number} askMs how long one answer may take
 * @property {number} silentMs without an answer, after which a server that was ready counts as lost
 * @property {number} startMs in which it must be ready
 */

/**
 * @param {string} address such as `http://127.0.0.1:8080` @param {number} askMs @returns {Promise<Health>}
 */
function ask(address, askMs) {
  const { hostname, port } = new URL(address);
  // Every server answers to this name, whatever address it listens on.
  const headers = { host: 'localhost' };
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve) => {
    const options = { host, port, path: '/healthz', headers, agent: false, signal: AbortSignal.timeout(askMs) };
    request(options, (response) => {
      response.resume().on('error', () => {});
      resolve(response.statusCode === 200 ? 'ready' : 'answers');
    })
      .on('error', () => resolve('silent'))
      .end();
  });
}

/**
 * Asks again and again until the server is lost or the signal ends it.
 *
 * Time is added up from look to look, and a look counts no more than it can take: a machine that slept, or a supervisor
 * that was stopped, does not make a healthy server look silent.
 * @param {object} options
 * @param {() => string | undefined} options.address undefined until the server has said where it listens
 * @param {HealthBounds} options.bounds
 * @param {AbortSignal} options.signal
 * @param {(address: string) => void} options.onReady told once
 * @returns {Promise<string | undefined>} what is wrong, such as `has not answered for 30 s`; undefined after the signal
 */
export async function watchHealth({ address, bounds, signal, onReady }) {
  const { everyMs, askMs, silentMs, startMs } = bounds;
  let isReady = false;
  let spentMs = 0;
  let lookedAt = performance.now();
  while (!signal.aborted) {
    const to = address();
    const health = to === undefined ? 'silent' : await ask(to, askMs);
    if (signal.aborted) break;
    const now = performance.now();
    spentMs += Math.min(now - lookedAt, askMs + everyMs);
    lookedAt = now;
    if (to !== undefined && health === 'ready' && !isReady) {
      isReady = true;
      onReady(to);
    }
    if (isReady && health !== 'silent') spentMs = 0;
    if (isReady && spentMs >= silentMs) return `has not answered for ${silentMs / 1000} s`;
    if (!isReady && spentMs >= startMs) return `was not ready within ${startMs / 1000} s`;
    await delay(isReady ? everyMs : Math.min(everyMs, STARTING_EVERY_MS), undefined, { signal }).catch(() => {});
  }
  return undefined;
}
