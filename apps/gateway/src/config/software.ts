/** Name and version of the gateway, as sent to the shore. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

export function getSoftwareName(): string {
  const { version } = manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));
  return `fms-gateway ${version}`;
}
