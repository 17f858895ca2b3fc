/**
 * Cycles of folders. Two folders that import each other, directly or through others, are one subject in two places, even
 * where no two files import each other. Tests and what they share are left out, and the server's `*.module.ts`, which the server's
 * list alone imports: they look at a subject from outside.
 */
import { dirname } from 'node:path';
import type { Finding } from './territory.ts';

/** One import of the tree, as paths relative to its root. */
export type Import = { from: string; to: string };

/** The parts of the repository whose folders have no cycle. */
const HELD = /^(packages|apps|bench|e2e|tools)\//;
const OUTSIDE = /\.(test|module)\.tsx?$|\/(testing|test-kit)\//;

/** Each import that is part of a cycle of folders. */
export function findFolderCycles(imports: readonly Import[]): Finding[] {
  const crossing = imports.filter(
    ({ from, to }) => HELD.test(from) && HELD.test(to) && !OUTSIDE.test(from) && dirname(from) !== dirname(to),
  );
  const next = new Map<string, Set<string>>();
  for (const { from, to } of crossing) next.set(dirname(from), (next.get(dirname(from)) ?? new Set()).add(dirname(to)));
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  return crossing
    .filter(({ from, to }) => reached.get(dirname(to))?.has(dirname(from)))
    .map((edge) => ({ rule: 'no-cycles-of-folders', ...edge }));
}

/** Every folder that the imports of `start` lead to, at any distance. */
function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const other of next.get(folder) ?? []) {
      if (found.has(other)) continue;
      found.add(other);
      open.push(other);
    }
  }
  return found;
}
