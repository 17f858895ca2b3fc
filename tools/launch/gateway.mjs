// @ts-check
/** `npm run gateway`: hands over to apps/gateway/src/main.ts under Node 24; `package <folder>` packs it for a ship. */
import { join } from 'node:path';
import { runBootstrap, runUnderNode } from './bootstrap.mjs';
import { buildGatewayPackage } from './build/gateway-package.mjs';
import { ROOT } from './process/paths.mjs';

const [command, folder, ...rest] = process.argv.slice(2);

if (command !== 'package') await runUnderNode(join(ROOT, 'apps/gateway/src/main.ts'));
else if (folder === undefined || rest.length > 0) {
  console.error('package needs the folder the package is written to.');
  process.exitCode = 1;
} else {
  try {
    const { tarball } = await buildGatewayPackage(await runBootstrap(), folder);
    console.log(`${tarball} is the gateway; docs/gateway.md says how it is installed.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
