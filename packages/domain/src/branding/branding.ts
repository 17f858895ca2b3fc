/**
 * What the host name decides (§1, §2.3 and §6). Real host names are data of the deployment and are
 * passed in; host names are compared without regard to case.
 */

/** §6. */
export const IMS_ORGANIZATION_ID = 10;
/** §6, the one specific company host. */
export const COMPANY_ORGANIZATION_ID = 6;
/** §6. */
export const DEFAULT_ORGANIZATION_ID = 0;
/** §2.3. */
export const DEFAULT_LOGO_ID = '1';

export interface BrandingHosts {
  /** §1: the particular test host whose name also picks the ims dictionary. */
  readonly testHost?: string;
  /** §6: the specific company host of organisation 6. */
  readonly companyHost?: string;
  /** §2.3 and §6: the vendor's own domain. */
  readonly vendorHost?: string;
  /** §1: logos keyed by host. */
  readonly logos?: Readonly<Record<string, string>>;
}

export type Dictionary = 'default' | 'ims';

/** §1: a host name containing localhost, ims or the test host name picks the ims dictionary. */
export function getHostDictionary(host: string, { testHost }: BrandingHosts = {}): Dictionary {
  const needles = ['localhost', 'ims', ...(testHost ? [testHost.toLowerCase()] : [])];
  return needles.some((needle) => host.toLowerCase().includes(needle)) ? 'ims' : 'default';
}

/** §6: 10 if the host name contains "ims", 6 for the one company host, otherwise 0. */
export function getHostOrganizationId(host: string, { companyHost }: BrandingHosts = {}): number {
  if (containsIms(host)) return IMS_ORGANIZATION_ID;
  return isHost(host, companyHost) ? COMPANY_ORGANIZATION_ID : DEFAULT_ORGANIZATION_ID;
}

/** §1 and §2.3: the logo of the host, else the default one. */
export function getHostLogo(host: string, { logos = {} }: BrandingHosts = {}): string {
  return Object.entries(logos).find(([name]) => isHost(host, name))?.[1] ?? DEFAULT_LOGO_ID;
}

/** `head-office`: external link; `contact`: /vessel/contact; `ims-contact`: the same page in its ims form. */
export type ContactLink = 'contact' | 'ims-contact' | 'head-office';

/**
 * §2.3 and §6: Contact is shown unless the domain is the vendor's own, where the external head-office link takes
 * its place; a domain containing "ims" changes the link too. §2.3 keeps head office for the vendor alone, so on
 * an ims host it stays the Contact page, in the ims form.
 */
export function getContactLink(host: string, { vendorHost }: BrandingHosts = {}): ContactLink {
  if (isHost(host, vendorHost)) return 'head-office';
  return containsIms(host) ? 'ims-contact' : 'contact';
}

function containsIms(host: string): boolean {
  return host.toLowerCase().includes('ims');
}

function isHost(host: string, other: string | undefined): boolean {
  return other !== undefined && other !== '' && host.toLowerCase() === other.toLowerCase();
}
