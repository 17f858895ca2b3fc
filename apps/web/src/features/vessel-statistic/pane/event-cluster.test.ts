import { describe, expect, it } from 'vitest';
import { buildAlarm } from '../../../testing/builders.ts';
import { groupAlarmClusters } from './event-cluster.ts';

const window = { from: 0, to: 100_000 };
const at = (id: number, ms: number, priority: 'caution' | 'warning' | 'alarm') =>
  buildAlarm(id, { time: new Date(ms).toISOString(), priority });

describe('groupAlarmClusters', () => {
  it('folds what would cover each other and shows the most urgent of it', () => {
    const clusters = groupAlarmClusters(
      [at(3, 90_000, 'caution'), at(1, 10_000, 'caution'), at(2, 10_900, 'alarm'), at(4, 200_000, 'alarm')],
      window,
      0.012,
    );
    expect(clusters.map(({ share, count, alarm }) => [share, count, alarm.id])).toEqual([
      [0.1, 2, 2],
      [0.9, 1, 3],
    ]);
  });

  it.each([
    [0.25, [1, 1]],
    [0.26, [2]],
  ])('keeps apart what is %f of the rail apart or more', (leastShare, counts) => {
    const clusters = groupAlarmClusters([at(1, 25_000, 'caution'), at(2, 50_000, 'alarm')], window, leastShare);
    expect(clusters.map(({ count }) => count)).toEqual(counts);
  });
});
