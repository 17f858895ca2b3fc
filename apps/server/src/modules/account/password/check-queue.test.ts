import { describe, expect, it } from 'vitest';
import { CHECKS_WAITING, CHECKS_WAITING_OF_NETWORK, createCheckQueue } from './check-queue.service.ts';

const settled = () => new Promise<void>((done) => setImmediate(done));

/** Checks that end when the test says so, by the order in which they began. */
function aQueue() {
  const inTurn = createCheckQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const check = (address: string) =>
    inTurn(address, () => {
      begun.push(address);
      return new Promise<void>((end) => void ends.push(end));
    });
  return { begun, ends, check };
}

describe('checks of passwords', () => {
  it('run one at a time, networks in rotation: a hundred guesses delay another by one', async () => {
    const { begun, ends, check } = aQueue();
    const checks = Array.from({ length: 20 }, (_, n) => check(`2001:db8::${n + 1}`));
    checks.push(check('192.0.2.7'));
    await settled();
    expect(begun).toEqual(['2001:db8::1']);
    for (let n = 0; n < checks.length; n++) {
      ends[n]?.();
      await settled();
    }
    await Promise.all(checks);
    expect(begun.indexOf('192.0.2.7')).toBeLessThanOrEqual(2);
    expect(begun).toHaveLength(21);
  });

  it('of one network wait up to its bound, of all up to the total, and there is room again', async () => {
    const { ends, check } = aQueue();
    const checks = Array.from({ length: CHECKS_WAITING_OF_NETWORK }, () => check('192.0.2.1'));
    await expect(check('192.0.2.1')).rejects.toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 2 });
    for (let n = checks.length; n < CHECKS_WAITING; n++) checks.push(check(`198.51.100.${n}`));
    await expect(check('203.0.113.1')).rejects.toMatchObject({ code: 'too-many-requests' });
    for (let n = 0; n < checks.length; n++) {
      await settled();
      ends[n]?.();
    }
    await Promise.all(checks);
    const again = check('192.0.2.1');
    await settled();
    ends.at(-1)?.();
    await again;
  });
});
