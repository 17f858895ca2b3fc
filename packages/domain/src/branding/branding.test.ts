import { describe, expect, it } from 'vitest';
import { getContactLink, getHostDictionary, getHostLogo, getHostOrganizationId } from './branding.ts';

const HOSTS = {
  testHost: 'test.fleet.example',
  companyHost: 'fleet.company.example',
  vendorHost: 'www.vendor.example',
  logos: { 'fleet.company.example': '6', localhost: '2' },
};

describe('§1, §2.3 and §6, by host', () => {
  it.each([
    ['localhost', 'ims', 0, 'contact', '2'],
    ['LOCALHOST', 'ims', 0, 'contact', '2'],
    ['127.0.0.1', 'default', 0, 'contact', '1'],
    ['ims.fleet.example', 'ims', 10, 'ims-contact', '1'],
    ['plant-IMS.example', 'ims', 10, 'ims-contact', '1'],
    ['test.fleet.example', 'ims', 0, 'contact', '1'],
    ['fleet.company.example', 'default', 6, 'contact', '6'],
    ['www.vendor.example', 'default', 0, 'head-office', '1'],
    ['other.example', 'default', 0, 'contact', '1'],
  ])('%s: dictionary %s, organisation %i, %s, logo %s', (host, dictionary, organizationId, link, logo) => {
    expect(getHostDictionary(host, HOSTS)).toBe(dictionary);
    expect(getHostOrganizationId(host, HOSTS)).toBe(organizationId);
    expect(getContactLink(host, HOSTS)).toBe(link);
    expect(getHostLogo(host, HOSTS)).toBe(logo);
  });

  it('works without any configured host', () => {
    expect(getHostDictionary('other.example')).toBe('default');
    expect(getHostOrganizationId('')).toBe(0);
    expect(getContactLink('other.example')).toBe('contact');
    expect(getHostLogo('other.example')).toBe('1');
  });
});
