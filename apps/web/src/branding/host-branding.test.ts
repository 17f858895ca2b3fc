import { describe, expect, it } from 'vitest';
import { readAppSetting } from '../settings/app-setting.ts';
import { dictionaryOfHost, logoId, organizationIdOfHost } from './host-branding.ts';

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
    expect(dictionaryOfHost(setting, host)).toBe(dictionary);
    expect(organizationIdOfHost(setting, host)).toBe(organization);
    expect(logoId(setting, undefined, host)).toBe(logo);
  });

  it('takes the logo of the organisation where the host has none', () => {
    expect(logoId(setting, 'nordlys', 'fleet.example')).toBe('nordlys');
    expect(logoId(setting, 'nordlys', 'blue.example')).toBe('blue');
    expect(logoId(setting, '', 'fleet.example')).toBe('1');
  });
});
