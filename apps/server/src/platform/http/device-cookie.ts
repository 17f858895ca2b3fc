/** The cookie that identifies a known browser; the account module interprets its secret. */
const NAME = 'fms-device';
const KEPT_SECONDS = 180 * 86_400;
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,100})(?:;|$)`);

/** The secret in a Cookie header, or undefined. */
export function readDevice(header: string | undefined): string | undefined {
  return VALUE.exec(header ?? '')?.[1];
}

/** A Set-Cookie header: no script reads it, and no page elsewhere has it sent along. */
export function formatDeviceCookie(secret: string, isSecure: boolean): string {
  const attributes = `Path=/api; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Strict`;
  return `${NAME}=${secret}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
