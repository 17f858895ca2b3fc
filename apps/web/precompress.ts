/**
 * Packs what was built once and as tightly as it goes, beside each file as `<name>.br`: the server hands that out as it
 * is. Compressed again for every visitor, there would be time for a fifth less.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = '**/*.{js,css,svg,txt,webmanifest}';
/** Below this the headers of the answer weigh more. */
const PACKED_FROM_BYTES = 1024;

const pack = promisify(brotliCompress);

/** To stand after every plugin that writes files of its own when the bundle is closed. */
export function createPrecompressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        if (error === undefined) await Promise.all(globSync(PACKABLE, { cwd: folder }).map(packFile));
      },
    },
  };

  async function packFile(name: string): Promise<void> {
    const content = readFileSync(join(folder, name));
    if (content.length < PACKED_FROM_BYTES) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(join(folder, `${name}.br`), await pack(content, { params }));
  }
}
