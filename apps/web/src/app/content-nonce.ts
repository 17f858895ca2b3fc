/**
 * The nonce of this page's content security policy, which the server writes into each answer. Undefined where no server
 * did, as under the development server, which sets no policy either.
 */
export function readContentNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return nonce === undefined || nonce === '' || nonce.startsWith('__') ? undefined : nonce;
}
