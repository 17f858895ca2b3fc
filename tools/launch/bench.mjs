// @ts-check
/** `npm run bench`: hands over to bench/main.ts under Node 24. */
import { join } from 'node:path';
import { handOver } from './bootstrap.mjs';
import { ROOT } from './paths.mjs';

await handOver(join(ROOT, 'bench/main.ts'));
