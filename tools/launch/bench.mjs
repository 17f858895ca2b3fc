// @ts-check
/** `npm run bench`: hands over to bench/main.ts under Node 24. */
import { join } from 'node:path';
import { runUnderNode } from './bootstrap.mjs';
import { ROOT } from './paths.mjs';

await runUnderNode(join(ROOT, 'bench/main.ts'));
