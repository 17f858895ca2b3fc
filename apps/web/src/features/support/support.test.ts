import { appSetting } from '@fms/contract/setting';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeFeatures, isMenuItemShown } from '../../registry/index.ts';
import { readAppSetting } from '../../settings/app-setting.ts';
import { supportFeature } from './index.ts';

const HEAD_OFFICE = 'https://vendor.example/contact';

/** What the entries of the menu lead to on a host. */
function listEntries(host: string, shipViewEnabled: boolean): string[] {
  vi.stubGlobal('location', { hostname: host });
  const setting = appSetting.parse({
    ...readAppSetting(),
    branding: { ...readAppSetting().branding, vendorDomain: 'fleet.vendor.example' },
    contact: { headOffice: HEAD_OFFICE },
    shipView: {
      enabled: shipViewEnabled,
      address: 'https://view.example',
      addressByHost: { 'fleet.company.example': 'https://view.company.example' },
    },
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

describe('§2.3, what of the menu the host and the configuration decide', () => {
  it.each([
    ['fleet.example', false, ['/user/help', '/vessel/contact']],
    ['ims.fleet.example', false, ['/user/help', '/vessel/contact']],
    ['fleet.vendor.example', false, ['/user/help', HEAD_OFFICE]],
    ['fleet.example', true, ['/user/help', '/vessel/contact', 'https://view.example']],
    ['fleet.company.example', true, ['/user/help', '/vessel/contact', 'https://view.company.example']],
  ])('on %s, ship view enabled: %s', (host, shipViewEnabled, expected) => {
    expect(listEntries(host, shipViewEnabled)).toEqual(expected);
  });
});
