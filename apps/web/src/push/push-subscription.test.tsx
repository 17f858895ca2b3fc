import { registerPush } from '@fms/contract/push';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCurrentUser } from '../storage/current-user.ts';
import { buildToken, NOON } from '../testing/builders.ts';
import { clearScreen, stubCalls } from '../testing/screen.tsx';
import { claimPush, stopPush } from './index.ts';
import { readPushState } from './push-subscription.ts';

const SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** The browser's one subscription, as its worker holds it. */
let held: { toJSON(): unknown; unsubscribe(): Promise<boolean> } | null;
let unsubscribe: () => Promise<boolean>;

const signIn = (sub: string, claims: Record<string, unknown> = {}) =>
  writeCurrentUser({ token: buildToken({ sub, ...claims }), username: sub, email: '' });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  unsubscribe = async () => {
    held = null;
    return true;
  };
  held = { toJSON: () => SUBSCRIPTION, unsubscribe: () => unsubscribe() };
  const pushManager = { getSubscription: async () => held };
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('PushManager', class {});
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  clearScreen();
});

describe('the push messages of a shared browser', () => {
  it('go to the user who signs in, once', async () => {
    const asked = stubCalls({ [registerPush.path]: { status: 204 } });
    for (const user of ['olav', 'olav', 'nina', 'nina', 'olav']) {
      signIn(user);
      await claimPush();
    }
    expect(asked).toHaveLength(3);
    expect(asked[0]?.body).toMatchObject({ DeviceToken: JSON.stringify(SUBSCRIPTION) });
  });

  it('do not become those of whom an admin acts as', async () => {
    const asked = stubCalls({ [registerPush.path]: { status: 204 } });
    signIn('olav', { act: { sub: '1' } });
    await claimPush();
    expect(asked).toEqual([]);
  });

  it('are asked for again after a registration that failed', async () => {
    const answers = [{ status: 503 }, { status: 204 }];
    const asked = stubCalls({ [registerPush.path]: async () => answers.shift() ?? { status: 500 } });
    signIn('olav');
    for (let n = 0; n < 3; n++) await claimPush();
    expect(asked).toHaveLength(2);
  });

  it('have no owner where this browser has none', async () => {
    held = null;
    const asked = stubCalls({});
    signIn('olav');
    await claimPush();
    expect(asked).toEqual([]);
  });

  it('end with a sign-out, which fails for no reason of theirs', async () => {
    expect(await readPushState()).toBe('on');
    await stopPush();
    expect(await readPushState()).toBe('off');
    held = { toJSON: () => SUBSCRIPTION, unsubscribe: () => Promise.reject(new Error('offline')) };
    await expect(stopPush()).resolves.toBeUndefined();
  });
});
