/** The address of an error-reporting service, as its users copy it (Sentry's DSN): `https://key@host/path/project`. */
export interface Dsn {
  readonly text: string;
  /** Where envelopes go, with the public key that names the project. */
  readonly envelopeAddress: string;
}

/** Undefined for an empty or damaged one: then nothing is sent anywhere. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, host, pathname } = new URL(text);
  const at = pathname.lastIndexOf('/');
  const project = pathname.slice(at + 1);
  if (username === '' || project === '' || !protocol.startsWith('http')) return undefined;
  const query = new URLSearchParams({ sentry_key: username, sentry_version: '7' });
  return { text, envelopeAddress: `${protocol}//${host}${pathname.slice(0, at)}/api/${project}/envelope/?${query}` };
}
