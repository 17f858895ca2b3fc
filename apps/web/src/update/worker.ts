/**
 * The service worker as the page sees it: registered once, asked for a newer one every hour, and exchanged when the
 * person agrees (§4.11).
 */

import { messages, openQuestion } from '../message/index.ts';
import { navigateTo } from '../navigation/index.ts';
import { IS_PRODUCTION } from '../settings/build-mode.ts';

const WORKER_ADDRESS = '/worker.js';

/** Registers the worker; undefined where there is none (development, plain HTTP, old browsers). */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!IS_PRODUCTION || !('serviceWorker' in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.register(WORKER_ADDRESS);
    watchRegistration(registration);
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.type === 'open-path') navigateTo(String(data.path));
    });
    return registration;
  } catch (error) {
    console.info('The application works without its service worker', error);
    return undefined;
  }
}

/** Asks when a newer worker waits. The very first one takes over by itself: there is nothing to update. */
export function watchRegistration(registration: ServiceWorkerRegistration): void {
  const askWhenReady = (worker: ServiceWorker | null) => {
    if (worker === null) return;
    const settle = () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) askToUpdate(worker);
    };
    worker.addEventListener('statechange', settle);
    settle();
  };
  askWhenReady(registration.waiting);
  registration.addEventListener('updatefound', () => askWhenReady(registration.installing));
}

function askToUpdate(worker: ServiceWorker): void {
  openQuestion({
    message: messages.newVersion,
    onOk: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage({ type: 'take-over' });
    },
  });
}
