// @ts-check
/**
 * `npm run gateway -- package <folder>`: writes the gateway as a folder and a tarball of its own, for a small Linux box of
 * any processor Node 24 runs on. It holds no compiled code and needs no registry: docs/gateway.md says how it is installed.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, TOOL } from '../process/paths.mjs';
import { runCaptured } from '../process/run.mjs';

const NAME = 'fms-gateway';
const TEMPLATES = join(ROOT, 'apps/gateway/package');

/**
 * @param {string} node24 @param {string} folder that is made when it is not there
 * @returns {Promise<{ folder: string, tarball: string }>} the package, unpacked and packed
 * @throws {Error} with what the build said
 */
export async function buildGatewayPackage(node24, folder) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'apps/gateway/package.json'), 'utf8'));
  const target = resolve(folder, NAME);
  if (existsSync(target)) throw new Error(`${target} is there already.`);
  mkdirSync(target, { recursive: true });
  try {
    await bundle(node24, target);
    writeManifest(target, version);
    addTemplates(target);
    const tarball = resolve(folder, `${NAME}-${version}.tgz`);
    await run('tar', ['-czf', tarball, '--owner=0', '--group=0', '-C', resolve(folder), NAME]);
    return { folder: target, tarball };
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} node24 @param {string} target */
async function bundle(node24, target) {
  const config = join(ROOT, 'tools/launch/build/gateway-bundle.config.mjs');
  await run(node24, [TOOL.vite, 'build', '--config', config, '--outDir', target]);
}

/** @param {string} target @param {string} version */
function writeManifest(target, version) {
  const manifest = { name: NAME, version, private: true, type: 'module', engines: { node: '>=24' } };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} target */
function addTemplates(target) {
  mkdirSync(join(target, 'bin'));
  cpSync(join(TEMPLATES, NAME), join(target, 'bin', NAME));
  chmodSync(join(target, 'bin', NAME), 0o755);
  for (const file of [`${NAME}.service`, 'gateway.example.json']) cpSync(join(TEMPLATES, file), join(target, file));
  cpSync(join(ROOT, 'docs/gateway.md'), join(target, 'gateway.md'));
  cpSync(join(ROOT, 'docs/tags.md'), join(target, 'tags.md'));
}

/** @param {string} command @param {string[]} args */
async function run(command, args) {
  const { code, output } = await runCaptured(command, args);
  if (code !== 0) throw new Error(`The gateway could not be packed:\n${output}`);
}
