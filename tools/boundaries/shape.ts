/**
 * How large files may grow, and what they may be called. Medians hardly differ between code bases that are a joy and
 * those that are not; the tail does, so that is what is held down here.
 */
import { dirname } from 'node:path';

const LIMIT = { medianLines: 60, p95Lines: 170, largestLines: 400, folderSources: 20 };

/** Names that say nothing about what lies inside. */
const EMPTY_NAMES = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);

export type SourceFile = { path: string; lines: number };

/** Complaints in words about the sizes of the sources, tests left out. */
export function listSizeViolations(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  const { median, p95 } = computeSizes(sources);
  return [
    ...sources
      .filter(({ lines }) => lines > LIMIT.largestLines)
      .map(({ path, lines }) => `${path} has ${lines} lines, ${LIMIT.largestLines} are the limit: split it by subject`),
    ...(median > LIMIT.medianLines ? [`the median file has ${median} lines, ${LIMIT.medianLines} are the limit`] : []),
    ...(p95 > LIMIT.p95Lines ? [`one file in twenty has ${p95} lines or more, ${LIMIT.p95Lines} are the limit`] : []),
  ];
}

/** Median and 95th percentile of the line counts, the smallest value that at least that share does not exceed. */
export function computeSizes(files: readonly SourceFile[]): { median: number; p95: number } {
  const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95) };
}

/** Complaints about folders and files whose name is one of those that mean nothing. */
export function listNameViolations(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.split('/').some((part) => EMPTY_NAMES.has(part.split('.')[0] ?? '')))
    .map((path) => `${path}: name it after what it holds`);
}

/** Folders that hold too many sources to be read as a list; tests do not count. */
export function listFolderViolations(files: readonly SourceFile[]): string[] {
  const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  return [...Map.groupBy(sources, ({ path }) => dirname(path))]
    .filter(([, { length }]) => length > LIMIT.folderSources)
    .map(([folder, { length }]) => `${folder} holds ${length} sources, ${LIMIT.folderSources} are the limit`);
}
