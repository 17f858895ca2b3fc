// @ts-check
/** `npm run restore`: hands over to apps/server/src/restore.ts under Node 24. */
import { join } from 'node:path';
import { runUnderNode } from './bootstrap.mjs';
import { ROOT } from './process/paths.mjs';

await runUnderNode(join(ROOT, 'apps/server/src/restore.ts'));
