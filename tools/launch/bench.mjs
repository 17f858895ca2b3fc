// @ts-check
/** `npm run bench`: hands over to bench/main.ts under Node 24. */
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { handOverWithBrowser } from './with-browser.mjs';

await handOverWithBrowser(join(ROOT, 'bench/main.ts'), 'What a browser measures breaks');
