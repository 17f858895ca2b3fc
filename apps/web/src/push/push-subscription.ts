/**
 * This browser's push subscription (§3, §7.5): `DeviceToken` is it, as JSON text. There is one for a
 * browser, and its messages go to the last user who signed in: another user's alarms stay unread on a shared computer.
 */
import { getPushKey, registerPush } from '@fms/contract/push';
import { call } from '../api/index.ts';
import { readCurrentUser } from '../storage/current-user.ts';
import { readClaims } from '../storage/token-claims.ts';

/** For whom the subscription was registered, by user name. */
const PUSH_USER_KEY = 'pushUser';

export type PushState = 'unsupported' | 'refused' | 'off' | 'on';

export async function readPushState(): Promise<PushState> {
  const registration = await workerRegistration();
  if (registration === undefined || !('PushManager' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return (await registration.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Subscribes and tells the server; asks for the browser's permission first. */
export async function enablePush(): Promise<PushState> {
  const registration = await workerRegistration();
  if (registration === undefined) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { publicKey } = await call(getPushKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await register(subscription);
  return 'on';
}

async function register(subscription: PushSubscription): Promise<void> {
  await call(registerPush, {
    body: { DeviceToken: JSON.stringify(subscription), DeviceInformation: navigator.userAgent.slice(0, 500) },
  });
  localStorage.setItem(PUSH_USER_KEY, readClaims(readCurrentUser()?.token ?? '')?.sub ?? '');
}

/** Gives a subscription of another user, or one this browser has lost, to the signed-in user. */
export async function claimPushSubscription(): Promise<void> {
  const claims = readClaims(readCurrentUser()?.token ?? '');
  // An admin's browser must not get the alarms of the impersonated user.
  if (claims === undefined || claims.act !== undefined) return;
  if (localStorage.getItem(PUSH_USER_KEY) === claims.sub) return;
  const subscription = await readSubscription();
  if (subscription !== null) await register(subscription);
}

/** Ends the subscription in the browser; the server forgets it with the first message that is refused. */
export async function disablePush(): Promise<PushState> {
  localStorage.removeItem(PUSH_USER_KEY);
  await (await readSubscription())?.unsubscribe();
  return 'off';
}

async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await workerRegistration();
  if (registration === undefined || !('PushManager' in window)) return null;
  return await registration.pushManager.getSubscription();
}

async function workerRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return undefined;
  return await navigator.serviceWorker.getRegistration();
}
