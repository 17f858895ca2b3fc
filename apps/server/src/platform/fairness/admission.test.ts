import { describe, expect, it } from 'vitest';
import { Admission, type CallSize } from './admission.ts';
import type { Flow } from './flow.ts';

const flow = (key: string): Flow => ({ key, isUrgent: false });
const small: CallSize = { bytes: 0, isWanted: () => true };
const BOUNDS = { atOnce: 2, waiting: 3, waitingBytes: 1000, total: 4 };

/** Calls that end when the test says so. */
function begin(admission: Admission) {
  const begun: { name: string; end: () => void }[] = [];
  const call = (key: string, name: string, size = small) =>
    admission.run(flow(key), size, () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      begun.push({ name, end: () => resolve(name) });
      return promise;
    });
  return { begun, names: () => begun.map(({ name }) => name), call };
}

const turn = () => new Promise<void>((done) => setImmediate(done));

describe('admission', () => {
  it('runs some of a user at once, the next in their order, and refuses what is above', async () => {
    const { begun, names, call } = begin(new Admission(BOUNDS));
    const calls = [1, 2, 3, 4, 5].map((n) => call('a', `a${n}`));
    await expect(call('a', 'a6')).rejects.toMatchObject({
      code: 'too-many-requests',
      status: 429,
      retryAfterSeconds: 2,
    });
    expect(names()).toEqual(['a1', 'a2']);
    const other = call('b', 'b1');
    expect(names()).toEqual(['a1', 'a2', 'b1']);
    for (let place = 0; place < 6; place++) {
      begun[place]?.end();
      await turn();
    }
    expect(await Promise.all([...calls, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
    expect(names()).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
  });

  it('refuses at the total with another code, and has room again afterwards', async () => {
    const { begun, call } = begin(new Admission(BOUNDS));
    const calls = ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b'].map((key, n) => call(key, `${key}${n}`));
    await expect(call('b', 'b9')).rejects.toMatchObject({ code: 'overloaded', status: 503, retryAfterSeconds: 2 });
    for (let place = 0; place < calls.length; place++) {
      begun[place]?.end();
      await turn();
    }
    await Promise.all(calls);
    const again = call('b', 'again');
    begun.at(-1)?.end();
    expect(await again).toBe('again');
  });

  it('counts the bytes that wait, and lets one large body wait alone', async () => {
    const { begun, call } = begin(new Admission(BOUNDS));
    const large = { ...small, bytes: 5000 };
    const calls = [call('a', '1'), call('a', '2'), call('a', '3', large)];
    await expect(call('a', '4', { ...small, bytes: 1 })).rejects.toMatchObject({ code: 'too-many-requests' });
    for (let place = 0; place < calls.length; place++) {
      begun[place]?.end();
      await turn();
    }
    expect(await Promise.all(calls)).toEqual(['1', '2', '3']);
  });

  it('does not begin the call of a caller who has left', async () => {
    const { begun, names, call } = begin(new Admission(BOUNDS));
    const first = [call('a', '1'), call('a', '2')];
    const gone = call('a', 'gone', { bytes: 0, isWanted: () => false });
    const after = call('a', 'after');
    begun[0]?.end();
    await expect(gone).rejects.toMatchObject({ code: 'overloaded' });
    await turn();
    expect(names()).toEqual(['1', '2', 'after']);
    for (const { end } of begun) end();
    await Promise.all([...first, after]);
  });

  it('goes on after work that fails', async () => {
    const admission = new Admission({ ...BOUNDS, atOnce: 1 });
    const failing = admission.run(flow('a'), small, () => Promise.reject(new Error('broken')));
    const next = admission.run(flow('a'), small, async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
