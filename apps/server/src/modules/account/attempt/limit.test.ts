import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { createAttempts, FAILURES_PER_ADDRESS } from './attempt.service.ts';
import { createLimit } from './limit.service.ts';

let store: TestDatabase;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
beforeAll(async () => {
  store = await openTestDatabase(clock);
});
afterAll(() => store.close());
beforeEach(() => clock.advance(3 * HOUR_MS));

const hourly = () => createLimit(store.db, clock, { kind: 'test', limit: 3, windowMs: HOUR_MS });

describe('a limit', () => {
  it('takes no more than it has in its window, and then has none for as long', async () => {
    const limit = hourly();
    for (let n = 0; n < 3; n++) await limit.take('olav');
    await expect(limit.take('olav')).rejects.toMatchObject({
      code: 'too-many-requests',
      message: expect.stringContaining('60 min'),
    });
    await limit.take('nina');
    clock.advance(HOUR_MS);
    await limit.take('olav');
  });

  it('of an hour is not begun anew by a sign-in that fails meanwhile', async () => {
    const limit = hourly();
    for (let n = 0; n < 2; n++) await limit.take('olav');
    clock.advance(20 * MINUTE_MS);
    await createAttempts(store.db, clock).countFailure({ name: 'stranger', address: '192.0.2.7' });
    await limit.take('olav');
    expect(await limit.hasLeft('olav')).toBe(false);
  });

  it('is one for all addresses of a network of IPv6, and for an address of IPv4 however it is written', async () => {
    const limit = hourly();
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::a:b']) await limit.take(address);
    expect(await limit.hasLeft('2001:db8::ffff')).toBe(false);
    expect(await limit.hasLeft('2001:db8:0:1::1')).toBe(true);
    for (const address of ['192.0.2.8', '::ffff:192.0.2.8', '192.0.2.8']) await limit.take(address);
    expect(await limit.hasLeft('192.0.2.8')).toBe(false);
  });
});

describe('failures to sign in', () => {
  it('are counted for a whole network of IPv6: its addresses cost nothing', async () => {
    const attempts = createAttempts(store.db, clock);
    for (let n = 0; n < FAILURES_PER_ADDRESS; n++) {
      await attempts.countFailure({ name: `name-${n}`, address: `2001:db8:1:2::${n}` });
    }
    await expect(attempts.requireFree({ name: 'olav', address: '2001:db8:1:2:3::1' })).rejects.toMatchObject({
      code: 'too-many-requests',
    });
    await attempts.requireFree({ name: 'olav', address: '2001:db8:1:3::1' });
  });
});
