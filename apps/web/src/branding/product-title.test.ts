import { describe, expect, it } from 'vitest';
import { readAppSetting } from '../settings/app-setting.ts';
import { formatProductTitle } from './product-title.ts';

describe('§1, the title of the product', () => {
  it.each([
    ['fleet.example', 'Fleet Management System', 'FMS Fleet Management System'],
    ['localhost', 'Fleet Management System', 'FMS Fleet Management System'],
    ['ims.fleet.example', 'Fleet Management System', 'FMS Plant Management System'],
    ['ims.fleet.example', 'Nordlys Fleet', 'FMS Nordlys Fleet'],
  ])('on %s, configured as %s: %s', (host, productName, expected) => {
    expect(formatProductTitle({ ...readAppSetting(), productName }, host)).toBe(expected);
  });
});
