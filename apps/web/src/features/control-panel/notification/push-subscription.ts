/** This browser's push subscription (specification sections 3, 7.5): `DeviceToken` is it, as JSON text. */
import { getPushKey, registerPush } from '@fms/contract';
import { call } from '../../../api/index.ts';

export type PushState = 'unsupported' | 'refused' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  const registration = await workerRegistration();
  if (registration === undefined || !('PushManager' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Subscribes and tells the server; asks the person for his permission first. */
export async function turnPushOn(): Promise<PushState> {
  const registration = await workerRegistration();
  if (registration === undefined) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { publicKey } = await call(getPushKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await call(registerPush, {
    body: { DeviceToken: JSON.stringify(subscription), DeviceInformation: navigator.userAgent.slice(0, 500) },
  });
  return 'on';
}

/** Ends the subscription in the browser; the server forgets it with the first message that is refused. */
export async function turnPushOff(): Promise<PushState> {
  const registration = await workerRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return 'off';
}

async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return undefined;
  return await navigator.serviceWorker.getRegistration();
}
