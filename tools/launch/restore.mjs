// @ts-check
/** `npm run restore`: hands over to apps/server/src/restore.ts under Node 24. */
import { join } from 'node:path';
import { handOver } from './bootstrap.mjs';
import { ROOT } from './paths.mjs';

await handOver(join(ROOT, 'apps/server/src/restore.ts'));
