import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue, type Turn, URGENT_IN_A_ROW } from './fair-queue.ts';
import type { Flow } from './flow.ts';

const flow = (key: string, isUrgent = false): Flow => ({ key, isUrgent });

/** A queue of one slot whose deferred work runs when the test says so; `served` are the keys in order. */
function aQueue(slots = 1) {
  const deferred: (() => void)[] = [];
  const queue = new FairQueue(slots, (work) => void deferred.push(work));
  const served: string[] = [];
  const running: { key: string; turn: Turn }[] = [];
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return {
    queue,
    settle,
    served,
    running,
    ask: (key: string, isUrgent = false) =>
      void queue.take(flow(key, isUrgent)).then((turn) => {
        served.push(key);
        running.push({ key, turn });
      }),
    /** Ends the turn that began first, then lets what was deferred run. */
    async end(cost: number): Promise<void> {
      await settle();
      running.shift()?.turn.end(cost);
      await settle();
      for (const work of deferred.splice(0)) work();
      await settle();
    },
  };
}

async function drain(test: ReturnType<typeof aQueue>, cost: (key: string) => number): Promise<void> {
  await test.settle();
  for (;;) {
    const [first] = test.running;
    if (!first) return;
    await test.end(cost(first.key));
  }
}

describe('the fair queue', () => {
  it('delays a flow by one turn of another that has a thousand waiting', async () => {
    const test = aQueue();
    for (let n = 0; n < 1000; n++) test.ask('attacker');
    test.ask('other');
    await test.end(1);
    await test.end(1);
    expect(test.served.slice(0, 3)).toEqual(['attacker', 'other', 'attacker']);
  });

  it('counts what turns cost: after a dear one a flow waits until others have used as much', async () => {
    const test = aQueue();
    for (let n = 0; n < 3; n++) test.ask('dear');
    for (let n = 0; n < 12; n++) test.ask('cheap');
    await drain(test, (key) => (key === 'dear' ? 5 : 1));
    expect(test.served.join(' ')).toBe(
      'dear cheap cheap cheap cheap cheap dear cheap cheap cheap cheap cheap dear cheap cheap',
    );
  });

  it('lets a flow that has used little ask its next thing before a flow that has used much', async () => {
    const test = aQueue();
    test.ask('attacker');
    test.ask('attacker');
    test.ask('attacker');
    test.ask('other');
    await test.end(100);
    expect(test.served).toEqual(['attacker', 'other']);
    // Its answer has come, and its next question follows at once.
    test.running.shift()?.turn.end(1);
    test.ask('other');
    await test.end(1);
    expect(test.served.slice(0, 4)).toEqual(['attacker', 'other', 'other', 'attacker']);
  });

  it('serves urgent flows first, and others in between', async () => {
    const test = aQueue();
    for (let n = 0; n < 3 * URGENT_IN_A_ROW; n++) test.ask('ship', true);
    for (let n = 0; n < 2; n++) test.ask('call');
    await drain(test, () => 1);
    expect(test.served.flatMap((key, place) => (key === 'call' ? [place] : []))).toEqual([
      URGENT_IN_A_ROW,
      2 * URGENT_IN_A_ROW + 1,
    ]);
  });

  it('does not pay out to a flow what it did not use while it was away', async () => {
    const test = aQueue();
    for (let n = 0; n < 20; n++) test.ask('busy');
    for (let n = 0; n < 10; n++) await test.end(1);
    for (let n = 0; n < 5; n++) test.ask('late');
    await drain(test, () => 1);
    const tail = test.served.slice(test.served.indexOf('late'));
    expect(tail.slice(0, 8).filter((key) => key === 'busy').length).toBeGreaterThanOrEqual(3);
  });

  it('serves everything once, in the order of each flow, never more at once than it has slots', async () => {
    const asked = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'ship'), fc.integer({ min: 1, max: 9 })), {
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), asked, async (slots, turns) => {
        const queue = new FairQueue(slots, (work) => queueMicrotask(work));
        const served = new Map<string, number[]>();
        let running = 0;
        await Promise.all(
          turns.map(async ([key, cost], place) => {
            const turn = await queue.take(flow(key, key === 'ship'));
            expect(++running).toBeLessThanOrEqual(slots);
            served.set(key, [...(served.get(key) ?? []), place]);
            await Promise.resolve();
            running--;
            turn.end(cost);
          }),
        );
        const places = [...served.values()];
        expect(places.flat()).toHaveLength(turns.length);
        for (const of of places) expect(of).toEqual([...of].sort((a, b) => a - b));
        expect(queue.waiting).toBe(0);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
