import { describe, expect, it } from 'vitest';
import { readAppSetting } from '../settings/app-setting.ts';
import { getBrandingDictionary, getBrandingOrganizationId, getLogoId, getShipViewAddress } from './host-branding.ts';

const branding = {
  logoByHost: { 'blue.example': 'blue' },
  imsHosts: ['plant.example'],
  vendorDomain: '',
  companyHost: 'company.example',
};
const setting = { ...readAppSetting(), branding };

describe('§1 and §6, what the host decides', () => {
  it.each([
    ['fleet.example', 'default', 0, '1'],
    ['ims.fleet.example', 'ims', 10, '1'],
    ['localhost', 'ims', 0, '1'],
    ['127.0.0.1', 'default', 0, '1'],
    ['test.plant.example', 'ims', 0, '1'],
    ['company.example', 'default', 6, '1'],
    ['blue.example', 'default', 0, 'blue'],
  ])('%s', (host, dictionary, organization, logo) => {
    expect(getBrandingDictionary(setting, host)).toBe(dictionary);
    expect(getBrandingOrganizationId(setting, host)).toBe(organization);
    expect(getLogoId(setting, undefined, host)).toBe(logo);
  });

  it.each([
    ['fleet.example', true, 'https://view.example'],
    ['fleet.company.example', true, 'https://view.company.example'],
    ['fleet.company.example', false, ''],
  ])('§2.3: the ship view of %s, enabled: %s, is also at %s', (host, enabled, address) => {
    const addressByHost = { 'fleet.company.example': 'https://view.company.example' };
    const shipView = { enabled, address: 'https://view.example', addressByHost };
    expect(getShipViewAddress({ ...setting, shipView }, host)).toBe(address);
  });

  it('takes the logo of the organisation where the host has none', () => {
    expect(getLogoId(setting, 'nordlys', 'fleet.example')).toBe('nordlys');
    expect(getLogoId(setting, 'nordlys', 'blue.example')).toBe('blue');
    expect(getLogoId(setting, '', 'fleet.example')).toBe('1');
  });
});
