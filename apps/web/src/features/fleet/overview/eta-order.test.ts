import { describe, expect, it } from 'vitest';
import { etaOrder } from './eta-order.ts';

describe('etaOrder', () => {
  it('orders arrivals as they come, a day without a time before its hours', () => {
    const etas = ['24 Nov 06:00', '2 Dec 08:00', '24 Nov', '9 Feb 23:59', '24 Nov 05:59'];
    expect(etas.toSorted((a, b) => Number(etaOrder(a)) - Number(etaOrder(b)))).toEqual([
      '9 Feb 23:59',
      '24 Nov',
      '24 Nov 05:59',
      '24 Nov 06:00',
      '2 Dec 08:00',
    ]);
  });

  it.each([undefined, '', 'tomorrow', '24 Foo', '2026-11-24'])('knows nothing of %s', (eta) => {
    expect(etaOrder(eta)).toBeNull();
  });
});
