/**
 * The licences of everything that reaches the browser, gathered while it is built: each package whose modules went into
 * the application, with its own licence text. Written beside the application as `third-party-notices.txt`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly texts: readonly string[];
}

interface NoticeOptions {
  /** Folders of packages that are bundled apart from the application, as those of the service worker are. */
  readonly also: readonly string[];
  /** Files that name the sources of data shipped with the application. */
  readonly data: readonly string[];
}

const NODE_MODULES = '/node_modules/';
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const RULE = '-'.repeat(80);

export function createThirdPartyNoticesPlugin({ also, data }: NoticeOptions): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle() {
      const folders = new Set(also);
      for (const id of this.getModuleIds()) {
        const folder = packageFolder(id);
        if (folder !== undefined) folders.add(folder);
      }
      const packages = [...folders].map(readPackage).sort((a, b) => a.name.localeCompare(b.name));
      const parts = [...packages.map(noticeOf), ...data.map((file) => readFileSync(file, 'utf8'))];
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source: parts.join(`\n${RULE}\n\n`) });
    },
  };
}

/** `…/node_modules/@scope/name` of a module inside it; undefined for our own. */
function packageFolder(id: string): string | undefined {
  const path = id.replace(/^\0/, '').split('?')[0] ?? '';
  const at = path.lastIndexOf(NODE_MODULES);
  if (at < 0 || !path.startsWith('/')) return undefined;
  const [first = '', second = ''] = path.slice(at + NODE_MODULES.length).split('/');
  return path.slice(0, at + NODE_MODULES.length) + (first.startsWith('@') ? `${first}/${second}` : first);
}

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  return {
    name,
    version,
    licence: String(license),
    texts: files.map((file) => readFileSync(join(folder, file), 'utf8')),
  };
}

function noticeOf({ name, version, licence, texts }: Package): string {
  return [`${name} ${version}`, `Licence: ${licence}`, '', ...texts].join('\n');
}
