// @ts-check
/** `npm run simulator`: hands over to apps/simulator/src/main.ts under Node 24. */
import { join } from 'node:path';
import { runUnderNode } from './bootstrap.mjs';
import { ROOT } from './process/paths.mjs';

await runUnderNode(join(ROOT, 'apps/simulator/src/main.ts'));
