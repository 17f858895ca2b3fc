import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMONSTRATION_PASSWORD } from '../../../demonstration/index.ts';
import type { AccountRow } from '../../../platform/database/tables/account.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { ATTEMPT_WINDOW_MS, createAttempts, FAILURES_PER_NAME, LOCK_OUT_MS } from '../attempt/attempt.service.ts';
import { createKnownDevices, DEVICE_KEPT_MS, MAX_DEVICES } from '../attempt/known-device.service.ts';
import {
  createSlowAnswers,
  delayAfter,
  MAX_SLOWED,
  MAX_SLOWED_OF_NAME,
  SLOWEST_ANSWER_MS,
} from '../attempt/slow-answer.service.ts';
import { findAccountByLogin } from '../user/account.repository.ts';
import { createPasswordCheck } from './password-check.service.ts';

let store: TestDatabase;
let operator: AccountRow;
let waits: number[] = [];
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
const checks = () => createPasswordCheck(store.db, clock, async (ms) => waits.push(ms));
const devices = () => createKnownDevices(store.db, clock);

beforeAll(async () => {
  store = await openTestDatabase(clock);
  operator = (await findAccountByLogin(store.db, 'operator')) as AccountRow;
});
afterAll(() => store.close());
beforeEach(() => {
  clock.advance(ATTEMPT_WINDOW_MS + LOCK_OUT_MS + 1000);
  waits = [];
});

/** A network of its own for each number. */
const network = (n: number) => `198.51.${n}.7`;

async function fail(name: string, account: AccountRow | undefined, from: string, times = FAILURES_PER_NAME) {
  const check = checks();
  for (let n = 0; n < times; n++) expect(await check.isRight(account, name, 'wrong', { from })).toBe(false);
}
const outcome = (name: string, account: AccountRow | undefined, from: string, device?: string) =>
  checks()
    .isRight(account, name, DEMONSTRATION_PASSWORD, { from, device })
    .catch(({ code }: { code: string }) => code);

describe('wrong passwords', () => {
  it('lock a name for the network they came from, and for no other', async () => {
    await fail('operator', operator, '192.0.2.7');
    expect(await outcome('operator', operator, '192.0.2.250')).toBe('locked-out');
    expect(await outcome('operator', operator, '192.0.3.7')).toBe(true);
    await fail('operator', operator, '2001:db8::1');
    expect(await outcome('operator', operator, '2001:db8::ffff')).toBe('locked-out');
    expect(await outcome('operator', operator, '2001:db8:0:1::1')).toBe(true);
  });

  it.each(['operator', 'stranger'])('from everywhere slow %s down to 5 s, and never lock it', async (name) => {
    const account = name === 'operator' ? operator : undefined;
    for (let n = 0; n < 12; n++) await fail(name, account, network(n), 1);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, SLOWEST_ANSWER_MS, SLOWEST_ANSWER_MS]);
    expect(await outcome(name, account, network(99))).toBe(name === 'operator');
    expect(waits.at(-1)).toBe(SLOWEST_ANSWER_MS);
  });

  it('that were sent at once are slowed down by what was counted while they waited their turn', async () => {
    const check = checks();
    const guesses = Array.from({ length: 8 }, (_, n) => check.isRight(operator, 'operator', 'x', { from: network(n) }));
    expect(await Promise.all(guesses)).toEqual(Array(8).fill(false));
    expect(waits.reduce((sum, ms) => sum + ms)).toBe(250 + 500 + 1000);
  });

  it('are forgotten with their window', async () => {
    for (let n = 0; n < 8; n++) await fail('operator', operator, network(n), 1);
    clock.advance(ATTEMPT_WINDOW_MS + 1000);
    waits = [];
    await fail('operator', operator, network(50), 1);
    expect(waits).toEqual([]);
  });
});

describe('a device on which the account signed in before', () => {
  it('is neither locked out nor slowed down by others, even in its own network', async () => {
    const device = await devices().remember(undefined, operator.id);
    await fail('operator', operator, network(1));
    for (let n = 2; n < 9; n++) await fail('operator', operator, network(n), 1);
    waits = [];
    expect(await outcome('operator', operator, network(1))).toBe('locked-out');
    expect(await outcome('operator', operator, network(1), device)).toBe(true);
    expect(waits).toEqual([]);
  });

  it('has five tries of its own', async () => {
    const device = await devices().remember(undefined, operator.id);
    const check = checks();
    for (let n = 0; n < FAILURES_PER_NAME; n++) {
      await check.isRight(operator, 'operator', 'wrong', { from: network(1), device });
    }
    expect(await outcome('operator', operator, network(1), device)).toBe('locked-out');
    expect(await outcome('operator', operator, network(1))).toBe(true);
  });

  it('is worth nothing for another account, nor for a name that does not exist', async () => {
    const device = await devices().remember(undefined, operator.id);
    const manager = await findAccountByLogin(store.db, 'manager');
    await fail('manager', manager, network(1));
    expect(await outcome('manager', manager, network(1), device)).toBe('locked-out');
    await fail('stranger', undefined, network(1));
    expect(await outcome('stranger', undefined, network(1), device)).toBe('locked-out');
  });

  it('keeps its secret for all who sign in on it, and gets a new one for a secret that was never given out', async () => {
    const first = await devices().remember(undefined, operator.id);
    const manager = (await findAccountByLogin(store.db, 'manager')) as AccountRow;
    expect(await devices().remember(first, manager.id)).toBe(first);
    expect(await devices().hashIfKnown(first, manager.id)).toMatch(/^[0-9a-f]{64}$/);
    const planted = 'A'.repeat(43);
    expect(await devices().remember(planted, operator.id)).not.toBe(planted);
    expect(await devices().hashIfKnown(planted, operator.id)).toBeNull();
  });

  it('is forgotten after half a year, and when twenty newer ones are known', async () => {
    const old = await devices().remember(undefined, operator.id);
    for (let n = 0; n < MAX_DEVICES; n++) {
      clock.advance(1000);
      await devices().remember(undefined, operator.id);
    }
    expect(await devices().hashIfKnown(old, operator.id)).toBeNull();
    const newest = await devices().remember(undefined, operator.id);
    clock.advance(DEVICE_KEPT_MS + 1);
    expect(await devices().hashIfKnown(newest, operator.id)).toBeNull();
  });
});

describe('slow answers', () => {
  it('take twice as long with each failure, up to a bound', () => {
    expect([0, 4, 5, 6, 9, 10, 1000].map(delayAfter)).toEqual([0, 0, 250, 500, 4000, 5000, 5000]);
  });

  it('are so many at a time, of one name and of all, and no more', async () => {
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slowDown = createSlowAnswers(() => ended);
    const waiting = Array.from({ length: MAX_SLOWED }, (_, n) =>
      slowDown(`name-${n % (MAX_SLOWED / MAX_SLOWED_OF_NAME)}`, 1),
    );
    await expect(slowDown('another', 1)).rejects.toMatchObject({ code: 'too-many-requests' });
    end();
    await Promise.all(waiting);
    await slowDown('another', 1);
  });

  it('of one name leave those of others alone', async () => {
    const never = new Promise<void>(() => {});
    const slowDown = createSlowAnswers((ms) => (ms > 1 ? never : Promise.resolve()));
    for (let n = 0; n < MAX_SLOWED_OF_NAME; n++) void slowDown('attacked', 5000);
    await expect(slowDown('attacked', 5000)).rejects.toMatchObject({ code: 'too-many-requests' });
    await slowDown('another', 1);
  });
});

it('a new password by the code of a mail takes all of it back', async () => {
  await fail('operator', operator, network(1));
  await createAttempts(store.db, clock).forgetEverywhere(['operator']);
  expect(await outcome('operator', operator, network(1))).toBe(true);
  expect(waits).toEqual([]);
});
