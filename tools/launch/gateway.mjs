// @ts-check
/** `npm run gateway`: hands over to apps/gateway/src/main.ts under Node 24. */
import { join } from 'node:path';
import { handOver } from './bootstrap.mjs';
import { ROOT } from './paths.mjs';

await handOver(join(ROOT, 'apps/gateway/src/main.ts'));
