import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VesselId } from '../../identity/ids.ts';
import {
  changePriority,
  compareTransfers,
  type QueuedTransfer,
  TRANSFER_PRIORITIES,
  VesselTurns,
} from './transfer-queue.ts';

const transfer = (id: number, changed: Partial<QueuedTransfer> = {}): QueuedTransfer => ({
  id,
  priority: 'normal',
  nowAt: null,
  firstAt: null,
  queuedAt: id,
  ...changed,
});
const order = (...all: readonly QueuedTransfer[]) => all.toSorted(compareTransfers).map(({ id }) => id);

describe('the order of a queue', () => {
  it('goes by priority, then by age', () => {
    const low = transfer(1, { priority: 'low' });
    const urgent = transfer(4, { priority: 'urgent' });
    const high = transfer(3, { priority: 'high' });
    expect(order(low, transfer(5), transfer(2), high, urgent)).toEqual([4, 3, 2, 5, 1]);
  });

  it('puts "now" before every priority and "first" at the head of its own, the last asked before the others', () => {
    const now = transfer(6, { priority: 'low', nowAt: 100 });
    const later = transfer(7, { priority: 'low', nowAt: 200 });
    const first = transfer(5, { firstAt: 300 });
    const firstBefore = transfer(4, { firstAt: 250 });
    const high = transfer(9, { priority: 'high' });
    expect(order(transfer(1), first, firstBefore, now, later, high)).toEqual([7, 6, 9, 5, 4, 1]);
  });

  it('is one order, whatever the order before', () => {
    const any = fc.record({
      id: fc.nat(1000),
      priority: fc.constantFrom(...TRANSFER_PRIORITIES),
      nowAt: fc.option(fc.nat(5)),
      firstAt: fc.option(fc.nat(5)),
      queuedAt: fc.nat(5),
    });
    const queue = fc.uniqueArray(any, { selector: ({ id }) => id, maxLength: 12 });
    fc.assert(
      fc.property(queue, (all) => {
        expect(order(...all.toReversed())).toEqual(order(...all));
      }),
      { seed: 19, numRuns: 2000 },
    );
  });

  it('gives a transfer no old place in a new priority', () => {
    expect(changePriority(transfer(1, { firstAt: 5 }), 'high')).toMatchObject({ priority: 'high', firstAt: null });
    expect(changePriority(transfer(1, { firstAt: 5 }), 'normal')).toMatchObject({ firstAt: 5 });
  });
});

describe('turns of vessels', () => {
  const [a, b, c] = [1, 2, 3] as VesselId[] as [VesselId, VesselId, VesselId];

  /** Gives turns until a number of bytes went; answers the bytes of each vessel. */
  function share(turns: VesselTurns, frames: ReadonlyMap<VesselId, number>, total: number): Map<VesselId, number> {
    const given = new Map([...frames.keys()].map((vessel) => [vessel, 0]));
    for (let sum = 0; sum < total; ) {
      const vessel = turns.pick(frames.keys()) as VesselId;
      const bytes = frames.get(vessel) as number;
      turns.charge(vessel, bytes);
      given.set(vessel, (given.get(vessel) as number) + bytes);
      sum += bytes;
    }
    return given;
  }

  it('share by bytes, whatever the size of the frames, to within two frames', () => {
    const frames = fc.array(fc.integer({ min: 1, max: 256 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(frames, (sizes) => {
        const byVessel = new Map(sizes.map((size, index) => [(index + 1) as VesselId, size]));
        const given = [...share(new VesselTurns(), byVessel, 20_000).values()];
        expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(2 * Math.max(...sizes));
      }),
      { seed: 19, numRuns: 300 },
    );
  });

  it('let no vessel save up a claim while it has nothing to send', () => {
    const turns = new VesselTurns();
    share(
      turns,
      new Map([
        [a, 10],
        [b, 10],
      ]),
      10_000,
    );
    const given = share(
      turns,
      new Map([
        [a, 10],
        [b, 10],
        [c, 10],
      ]),
      300,
    );
    expect([...given.values()]).toEqual([100, 100, 100]);
  });

  it('are nothing where there is no vessel', () => {
    expect(new VesselTurns().pick([])).toBeNull();
  });
});
