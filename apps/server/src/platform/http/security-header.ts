/** Security headers of every page and answer. */
import { randomBytes } from 'node:crypto';

/** Stands in index.html where the nonce of this response goes; Vite writes it (`html.cspNonce`). */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export function generateNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Other origins a page may ask. */
export interface AllowedOrigins {
  /** Online tile servers of `appSetting.json`. */
  tiles: readonly string[];
  /** The provider of single sign-on, where a code is exchanged for a token. */
  provider: readonly string[];
  /** The error-reporting service. */
  reports: readonly string[];
  /** Servers of `appSetting.json` that answer calls and the hub in place of this one. */
  servers: readonly string[];
}

export const NO_ALLOWED_ORIGINS: AllowedOrigins = { tiles: [], provider: [], reports: [], servers: [] };

/**
 * The content security policy. Styles need a nonce because Mantine writes style elements; nothing else may be inline.
 * `peers` are the only other origins a page may ask.
 */
export function buildContentSecurityPolicy(allowed: AllowedOrigins, nonce?: string): string {
  const { tiles, provider, reports, servers } = allowed;
  const style = nonce ? ["'self'", `'nonce-${nonce}'`] : ["'self'"];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': style,
    'connect-src': ["'self'", ...tiles, ...provider, ...reports, ...servers],
    'img-src': ["'self'", 'data:', 'blob:', ...tiles],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const ONE_YEAR_SECONDS = 31_536_000;

/** What every response carries. `secure`: reached over https in real use, so browsers may be told to insist on it. */
export function buildSecurityHeaders(policy: string, secure: boolean): Record<string, string> {
  return {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=()',
    // Single sign-on opens a window of its own and waits for its answer.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}

/** Origins of tile addresses such as `https://tiles.example.org/{z}/{x}/{y}.png?key={key}`. */
export function listOrigins(addresses: readonly string[]): string[] {
  const origins = addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
  return [...new Set(origins)];
}
