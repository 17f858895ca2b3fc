import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { SubscriptionIndex } from './subscription-index.ts';

const [first, second] = [toId<VesselId>(1), toId<VesselId>(2)];
const [speed, depth] = [toId<TagId>(11), toId<TagId>(12)];

it('counts, matches and forgets the tags of each listener', () => {
  const index = new SubscriptionIndex<string>();
  index.add('bridge', first, [speed, depth]);
  index.add('bridge', first, [speed]);
  index.add('bridge', second, [speed]);
  index.add('office', first, [depth]);
  expect([index.count('bridge'), index.count('office'), index.count('absent')]).toEqual([3, 1, 0]);
  expect(index.match(first, [speed, depth])).toEqual(
    new Map([
      ['bridge', [0, 1]],
      ['office', [1]],
    ]),
  );
  index.remove('office', first, [speed]);
  index.removeAll('bridge', first);
  expect([index.count('bridge'), index.count('office'), index.size]).toEqual([1, 1, 2]);
  index.removeAll('bridge');
  index.removeAll('office');
  expect([index.count('bridge'), index.count('office'), index.size]).toEqual([0, 0, 0]);
});

it('holds nothing of a listener that watches no tag', () => {
  const index = new SubscriptionIndex<string>();
  index.add('bridge', first, []);
  expect([index.count('bridge'), index.size]).toEqual([0, 0]);
});
