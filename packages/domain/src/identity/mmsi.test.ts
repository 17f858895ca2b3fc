import { describe, expect, it } from 'vitest';
import { formatMmsi, getMmsiKind } from './mmsi.ts';

describe('getMmsiKind', () => {
  it.each([
    [257_123_450, 'ship'],
    [2_573_105, 'base-station'],
    [25_731_050, 'group'],
    [111_257_001, 'sar-aircraft'],
    [825_712_345, 'handheld'],
    [982_571_234, 'craft-of-parent-ship'],
    [992_571_234, 'aid-to-navigation'],
    [970_012_345, 'ais-sart'],
    [972_012_345, 'man-overboard'],
    [974_012_345, 'epirb'],
    [100_000_000, 'invalid'],
    [0, 'invalid'],
    [1_193_046, 'invalid'],
    [2_571_234_501, 'invalid'],
    [257.5, 'invalid'],
    [-257_123_450, 'invalid'],
  ])('%d is %s', (mmsi, kind) => {
    expect(getMmsiKind(mmsi)).toBe(kind);
  });
});

describe('formatMmsi', () => {
  it('has nine digits, leading zeros with them', () => {
    expect(formatMmsi(2_573_105)).toBe('002573105');
    expect(formatMmsi(2_571_234_501)).toBeUndefined();
  });
});
