import { appSetting } from '@fms/contract/setting';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeFeatures, isMenuItemShown } from '../../registry/index.ts';
import { readAppSetting } from '../../settings/app-setting.ts';
import { supportFeature } from './index.ts';

const HEAD_OFFICE = 'https://vendor.example/contact';

/** What the entries of the menu lead to on a host. */
function listEntries(host: string): string[] {
  vi.stubGlobal('location', { hostname: host });
  const setting = appSetting.parse({
    ...readAppSetting(),
    branding: { ...readAppSetting().branding, vendorDomain: 'fleet.vendor.example' },
    contact: { headOffice: HEAD_OFFICE },
  });
  const { menu, menuLinks } = composeFeatures([supportFeature]);
  return [
    ...menu.filter((item) => isMenuItemShown(item, setting)).map(({ path }) => path),
    ...menuLinks.map(({ address }) => address(setting)).filter((address) => address !== ''),
  ];
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('§2.3, what of the menu the host decides', () => {
  it.each([
    ['fleet.example', ['/user/help', '/vessel/contact']],
    ['ims.fleet.example', ['/user/help', '/vessel/contact']],
    ['fleet.vendor.example', ['/user/help', HEAD_OFFICE]],
  ])('on %s', (host, expected) => {
    expect(listEntries(host)).toEqual(expected);
  });
});
