/** Applies every rule to one tree; answers violations and the number of files covered. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// Imported so that its absence is an error: without it dependency-cruiser reads TypeScript with a parser that guesses,
// or, through typescript 7, which has no compiler interface, finds no module at all, and passes.
import { version as parserVersion } from '@swc/core';
import { cruise } from 'dependency-cruiser';
import { findEnvironmentReads } from './environment-reads.ts';
import { findFolderCycles } from './folder-cycles.ts';
import { rules } from './rules.ts';
import { listSources } from './sources.ts';
import { type Finding, findOutsideTerritory } from './territory.ts';

/** What reads the sources, for the line that says how they were checked. */
export const parser = `swc ${parserVersion}`;

const REPOSITORY = dirname(dirname(import.meta.dirname));

/** The workspaces that others import. */
const IMPORTED = ['packages/contract', 'packages/domain', 'packages/test-kit', 'packages/ui', 'apps/server'];

export type Survey = {
  sources: string[];
  /** Sources that were not looked at: a parser that is missing finds nothing wrong anywhere. */
  unseen: string[];
  findings: Finding[];
};

/** @param root absolute path of the tree, the repository itself or the planted one */
export async function surveyImports(root: string): Promise<Survey> {
  const sources = listSources(root);
  const { modules, imports, violations } = await cruiseTree(root, sources);
  return {
    sources,
    unseen: sources.filter((source) => !modules.has(source)),
    findings: [
      ...violations,
      ...findFolderCycles(imports),
      ...findOutsideTerritory(sources),
      ...findEnvironmentReads(root, sources),
    ],
  };
}

async function cruiseTree(root: string, sources: string[]) {
  const alias = IMPORTED.flatMap(doorsOf)
    .map(([name, entry]) => ({ name, alias: join(root, entry), onlyModule: true }))
    .filter((entry) => existsSync(entry.alias));
  const { output } = await cruise(
    sources,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    },
    { alias },
  );
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: new Set(output.modules.map((module) => module.source)),
    imports: output.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to: inShort(to) })),
  };
}

/**
 * Each specifier a workspace exports, with its entry file relative to the root, so that a planted tree resolves to itself
 * and not to the real packages.
 */
function doorsOf(workspace: string): [specifier: string, entry: string][] {
  const { name, exports } = JSON.parse(readFileSync(join(REPOSITORY, workspace, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(exports).map(([subject, entry]) => [join(name, subject), join(workspace, entry)]);
}

type Manifest = { name: string; exports: Record<string, string> };

/** `npm:fastify` for whatever file of a package was reached, so that a new version of it changes no expectation. */
function inShort(path: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return name ? `npm:${name}` : path;
}
