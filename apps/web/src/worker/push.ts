/** Push messages as notifications of the system (§7.5, §9.11). */
import { type PushMessage, pushMessage } from '@fms/contract/push';
import type { WorkerWindows } from './worker-scope.ts';

/** Shows what a push message holds; what is not of the contract is not shown. */
export async function showPush(
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  text: string,
): Promise<void> {
  const message = readMessage(text);
  if (message === undefined) return;
  const { title, body, path, tag } = message;
  await registration.showNotification(title, { body, tag, data: path, icon: '/favicon.svg' });
}

function readMessage(text: string): PushMessage | undefined {
  try {
    return pushMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Opens a page of the application in the window that is there, else in a new one. */
export async function openPath(windows: WorkerWindows, origin: string, path: string): Promise<void> {
  const address = new URL(path, origin);
  // Only ours: `//elsewhere` is the address of another.
  if (address.origin !== origin) return;
  const [open] = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  if (open === undefined) {
    await windows.openWindow(address.href);
    return;
  }
  await open.focus();
  open.postMessage({ type: 'open-path', path: `${address.pathname}${address.search}` });
}
