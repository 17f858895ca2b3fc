/** What the host name decides: organisation, logo, contact, dictionary. */
export * from './branding.ts';
