/** What the host name of this page decides, read from the branding table of the configuration (§1, §6). */
import { dictionaryForHost, logoForHost, organizationIdForHost } from '@fms/domain';
import type { AppSetting } from '@fms/contract';

/** §6: which organisation a forgotten password belongs to. */
export function organizationIdOfHost({ branding }: AppSetting, host = location.hostname): number {
  return organizationIdForHost(host, { companyHost: branding.companyHost });
}

/** §1: the ims dictionary for hosts that contain localhost, ims or one of the configured names. */
export function dictionaryOfHost({ branding }: AppSetting, host = location.hostname): 'default' | 'ims' {
  const isIms = branding.imsHosts.some((testHost) => dictionaryForHost(host, { testHost }) === 'ims');
  return isIms ? 'ims' : dictionaryForHost(host);
}

/** §1 and §2.3: the host's logo, else the organisation's, else '1'. */
export function logoId({ branding }: AppSetting, organizationLogo?: string, host = location.hostname): string {
  const ofHost = logoForHost(host, { logos: branding.logoByHost });
  return ofHost === '1' && organizationLogo !== undefined && organizationLogo !== '' ? organizationLogo : ofHost;
}
