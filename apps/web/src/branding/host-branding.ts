/** What the host name of this page decides, read from the branding table of the configuration (§1, §6). */

import type { AppSetting } from '@fms/contract/setting';
import {
  type ContactLink,
  getContactLink,
  getHostDictionary,
  getHostLogo,
  getHostOrganizationId,
} from '@fms/domain/branding';

/** §6: which organisation a forgotten password belongs to. */
export function getBrandingOrganizationId({ branding }: AppSetting, host = location.hostname): number {
  return getHostOrganizationId(host, { companyHost: branding.companyHost });
}

/** §1: the ims dictionary for hosts that contain localhost, ims or one of the configured names. */
export function getBrandingDictionary({ branding }: AppSetting, host = location.hostname): 'default' | 'ims' {
  const isIms = branding.imsHosts.some((testHost) => getHostDictionary(host, { testHost }) === 'ims');
  return isIms ? 'ims' : getHostDictionary(host);
}

/** §1 and §2.3: the host's logo, else the organisation's, else '1'. */
export function getLogoId({ branding }: AppSetting, organizationLogo?: string, host = location.hostname): string {
  const ofHost = getHostLogo(host, { logos: branding.logoByHost });
  return ofHost === '1' && organizationLogo !== undefined && organizationLogo !== '' ? organizationLogo : ofHost;
}

/** §2.3 and §6: the Contact page, or on the vendor's own domain the external link to the head office. */
export function getBrandingContact({ branding }: AppSetting, host = location.hostname): ContactLink {
  return getContactLink(host, { vendorHost: branding.vendorDomain });
}

/** §2.3: where the ships' screens are seen, by host; empty while the configuration does not enable it. */
export function getShipViewAddress({ shipView }: AppSetting, host = location.hostname): string {
  return shipView.enabled ? (shipView.addressByHost[host] ?? shipView.address) : '';
}
