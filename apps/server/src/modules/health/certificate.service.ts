/** Until when the certificate of the public address is valid, as a browser would be shown it. */
import { connect } from 'node:tls';
import type { HealthReport } from '@fms/contract/health';
import { toWireTime } from '@fms/contract/scalar';
import type { Instant } from '@fms/domain/time';
import type { Clock } from '../../platform/clock/clock.ts';

const HTTPS_PORT = 443;
const ANSWER_MS = 5_000;
/** A page that is left open asks the proxy no more often. */
const ASK_AGAIN_AFTER_MS = 3_600_000;

type Certificate = HealthReport['certificate'];

/** Answers null where the public address is not https. What cannot be read says why, in `error`. */
export function createCertificateWatch(publicUrl: URL | null, clock: Clock): () => Promise<Certificate> {
  let known: { atMs: Instant; answer: Promise<Certificate> } | undefined;
  return async () => {
    if (publicUrl?.protocol !== 'https:') return null;
    const now = clock.now();
    if (known === undefined || now - known.atMs >= ASK_AGAIN_AFTER_MS) known = { atMs: now, answer: ask(publicUrl) };
    return known.answer;
  };
}

async function ask({ hostname, host, port }: URL): Promise<Certificate> {
  try {
    return { host, validTo: await readEnd(hostname, Number(port) || HTTPS_PORT), error: null };
  } catch (error) {
    return { host, validTo: null, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The date alone is read, and of a certificate that has ended as well: nothing is sent. */
function readEnd(hostname: string, port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host: hostname, port, servername: hostname, rejectUnauthorized: false });
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('It does not answer.')));
  socket.once('error', reject);
  socket.once('secureConnect', () => {
    const { valid_to: end } = socket.getPeerCertificate();
    socket.destroy();
    const endMs = Date.parse(end ?? '');
    if (Number.isNaN(endMs)) reject(new Error('It shows no certificate.'));
    else resolve(toWireTime(endMs));
  });
  return promise;
}
