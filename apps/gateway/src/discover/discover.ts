/** Listens at all endpoints in parallel, until the time is over. */
import type { Endpoint } from './endpoint.ts';
import type { Finding, ListenOptions } from './finding.ts';
import { startListening } from './listen.ts';

/** Listens everywhere until `over`, or until every endpoint has ended by itself. */
export async function runDiscovery(
  endpoints: readonly Endpoint[],
  over: Promise<unknown>,
  options: ListenOptions,
): Promise<Finding[]> {
  const began = options.now();
  const listenings = await Promise.all(endpoints.map((endpoint) => startListening(endpoint, options)));
  await Promise.race([over, Promise.all(listenings.map(({ ended }) => ended))]);
  await Promise.all(listenings.map((listening) => listening.stop()));
  const seconds = (options.now() - began) / 1000;
  const findings = listenings.flatMap((listening) => listening.findings);
  for (const finding of findings) {
    finding.seconds = finding.endpoint.kind === 'file' ? finding.record.seconds : seconds;
  }
  return findings;
}
