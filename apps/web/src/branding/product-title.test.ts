import { describe, expect, it } from 'vitest';
import { readAppSetting } from '../settings/app-setting.ts';
import { formatProductTitle } from './product-title.ts';

const titleOn = (host: string, productName = 'Fleet Management System') =>
  formatProductTitle({ ...readAppSetting(), productName }, host);

describe('§1, the title of the product', () => {
  it.each([
    ['fleet.example', 'FMS Fleet Management System'],
    ['localhost', 'FMS Fleet Management System'],
    ['ims.fleet.example', 'FMS Plant Management System'],
  ])('on %s is %s', (host, expected) => expect(titleOn(host)).toBe(expected));

  it('is the configured name on every host', () => {
    expect(titleOn('ims.fleet.example', 'Nordlys Fleet')).toBe('FMS Nordlys Fleet');
  });
});
