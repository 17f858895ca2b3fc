/** Sizes, names, words, citations and answered places of everything git tracks; ends with exit code 1 and the reasons when a limit is passed. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  listForeignPages,
  listMissingPaths,
  listRequirements,
  listUnknownCitations,
  REQUIREMENTS,
} from './citations.ts';
import { listFunctionNameViolations } from './function-name.ts';
import { listPlaceViolations, PLACES } from './places.ts';
import { computeSizes, listFolderViolations, listNameViolations, listSizeViolations } from './shape.ts';
import { listSources, PLANTED } from './sources.ts';
import { listTextViolations } from './text.ts';

/** Files made of text; everything else (tiles, images, recordings) is not read. */
const TEXT = /\.(ts|tsx|mjs|css|html|json|md|sql|yml|yaml|sh)$|^\.ci\/|^\.npmrc$/;

const root = dirname(dirname(import.meta.dirname));
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = listSources(root).map((path) => ({ path, lines: read(path).split('\n').length - 1 }));
const sources = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const texts = [...new Set([...tracked.filter((path) => TEXT.test(path)), ...files.map(({ path }) => path)])];
const requirements = readIfThere(REQUIREMENTS);
const known = listRequirements(requirements);
const pages = new Set(texts.filter((path) => path.endsWith('.md')).map((path) => basename(path)));
const complaints = [
  ...listSizeViolations(files),
  ...listFolderViolations(files),
  ...listNameViolations([...new Set([...tracked, ...files.map(({ path }) => path)])]),
  ...texts.filter((path) => !path.startsWith(PLANTED)).flatMap((path) => complaintsOf(path, readIfThere(path))),
  ...listMissingPaths(requirements, (path) => existsSync(join(root, path))),
  ...listPlaceViolations(
    readIfThere(PLACES.page),
    files.map(({ path }) => path),
  ),
];

for (const complaint of complaints) console.error(complaint);
const { median, p95 } = computeSizes(sources);
console.log(`${sources.length} sources, median ${median} lines, 95th percentile ${p95}; ${texts.length} texts read`);
process.exitCode = complaints.length > 0 ? 1 : 0;

function complaintsOf(path: string, text: string): string[] {
  return [
    ...listTextViolations(path, text),
    ...listFunctionNameViolations(path, text),
    ...listUnknownCitations(path, text, known),
    ...listForeignPages(path, text, pages),
  ];
}

/** A tracked file may have been deleted in the working tree. */
function readIfThere(path: string): string {
  try {
    return read(path);
  } catch {
    return '';
  }
}
