// @ts-check
/**
 * How the gateway is put together for a ship: every module it needs in plain JavaScript, nothing left to install. What a
 * source loads only when it is configured stays a file of its own, so that a box pays for what it uses.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../process/paths.mjs';

const PACKAGE_OF_MODULE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
/** Code that is read and not imported: it lies beside what reads it. */
const WEB_ASSEMBLY = ['dec/mozjpeg_dec.wasm', 'enc/mozjpeg_enc.wasm'].map((file) =>
  join(ROOT, 'node_modules/@jsquash/jpeg/codec', file),
);
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

export default {
  root: join(ROOT, 'apps/gateway'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { target: 'node', noExternal: true },
  // ssh2 looks beside itself for a program of Windows.
  define: { __dirname: 'import.meta.dirname' },
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    minify: false,
    emptyOutDir: true,
    rollupOptions: {
      // Compiled extras some libraries try for and do without.
      external: ['bufferutil', 'utf-8-validate', 'socketcan', 'serialport', 'cpu-features', /\.node$/],
      output: { entryFileNames: 'lib/gateway/[name].js', chunkFileNames: 'lib/gateway/[name]-[hash].js' },
      plugins: [thirdParties(), webAssembly()],
    },
  },
};

/** Writes down whose code is in it and under which licence, as most of those licences ask. */
function thirdParties() {
  return {
    name: 'third-parties',
    /** @this {{ emitFile(file: { type: 'asset', fileName: string, source: string }): void }} */
    /** @param {unknown} _ @param {Record<string, { moduleIds?: string[] }>} bundle */
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      const folders = [...new Set(modules.flatMap((id) => PACKAGE_OF_MODULE.exec(id.replace(/^\0/, ''))?.[1] ?? []))];
      const source = folders.sort().map(describe).join('\n\n');
      // @ts-expect-error what a bundler's plugin is called upon is not typed here
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTIES.txt', source: `${source}\n` });
    },
  };
}

function webAssembly() {
  return {
    name: 'web-assembly',
    /** @this {{ emitFile(file: { type: 'asset', fileName: string, source: Uint8Array }): void }} */
    generateBundle() {
      for (const file of WEB_ASSEMBLY) {
        this.emitFile({ type: 'asset', fileName: `lib/gateway/${basename(file)}`, source: readFileSync(file) });
      }
    },
  };
}

/** @param {string} folder of an installed package */
function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = existsSync(folder) ? readdirSync(folder).find((one) => LICENCE_FILE.test(one)) : undefined;
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${'='.repeat(80)}\n${name} ${version} (${license ?? 'licence not stated'})\n\n${text}`.trimEnd();
}
