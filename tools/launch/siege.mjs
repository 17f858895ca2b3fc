// @ts-check
/** `npm run siege`: hands over to tools/siege under Node 24. */
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { handOverWithBrowser } from './with-browser.mjs';

await handOverWithBrowser(join(ROOT, 'tools/siege/main.ts'), 'Hostile names are not looked at');
