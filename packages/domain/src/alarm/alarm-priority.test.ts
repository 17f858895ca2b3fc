import { describe, expect, it } from 'vitest';
import { compareAlarms, getHighestPriority, type OrderedAlarm } from './alarm-priority.ts';

describe('compareAlarms', () => {
  const acknowledged = { by: 'duty officer' };
  const inOrder: OrderedAlarm[] = [
    { priority: 'emergency', acknowledged, time: 1 },
    { priority: 'alarm', acknowledged: null, time: 5 },
    { priority: 'alarm', acknowledged: null, time: 4 },
    { priority: 'alarm', acknowledged, time: 9 },
    { priority: 'warning', acknowledged: null, time: 9 },
    { priority: 'caution', acknowledged: null, time: 99 },
  ];

  it('orders by priority, then unacknowledged first, then newest', () => {
    expect(inOrder.toReversed().sort(compareAlarms)).toEqual(inOrder);
  });
});

describe('getHighestPriority', () => {
  it('is the most urgent one present', () => {
    expect(getHighestPriority(['caution', 'warning', 'caution'])).toBe('warning');
    expect(getHighestPriority([])).toBeUndefined();
  });
});
