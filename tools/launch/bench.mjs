// @ts-check
/** `npm run bench`: hands over to bench/main.ts under Node 24. */
import { join } from 'node:path';
import { ROOT } from './process/paths.mjs';
import { runWithBrowser } from './with-browser.mjs';

await runWithBrowser(join(ROOT, 'bench/main.ts'), 'What a browser measures breaks');
