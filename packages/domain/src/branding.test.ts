import { describe, expect, it } from 'vitest';
import { contactLink, dictionaryForHost, logoForHost, organizationIdForHost } from './branding.ts';

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
    expect(dictionaryForHost(host, HOSTS)).toBe(dictionary);
    expect(organizationIdForHost(host, HOSTS)).toBe(organizationId);
    expect(contactLink(host, HOSTS)).toBe(link);
    expect(logoForHost(host, HOSTS)).toBe(logo);
  });

  it('works without any configured host', () => {
    expect(dictionaryForHost('other.example')).toBe('default');
    expect(organizationIdForHost('')).toBe(0);
    expect(contactLink('other.example')).toBe('contact');
    expect(logoForHost('other.example')).toBe('1');
  });
});
