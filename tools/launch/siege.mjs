// @ts-check
/** `npm run siege`: hands over to tools/siege under Node 24. */
import { join } from 'node:path';
import { ROOT } from './process/paths.mjs';
import { runWithBrowser } from './with-browser.mjs';

await runWithBrowser(join(ROOT, 'tools/siege/main.ts'), 'Hostile names are not looked at');
