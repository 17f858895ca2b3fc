/**
 * What the repository says about its own pages: a section that is cited exists in docs/requirements.md, a path that page
 * names exists, and no file cites a page that a reader of the repository does not have.
 */

/** The page whose sections and rows code and tests cite, e.g. `§9.6`, `§9.6-2`, `§B4-13`. */
export const REQUIREMENTS = 'docs/requirements.md';

const HEADING = /^#+ §(B?\d+(?:\.\d+)?)\b/;
const ROW = /^\| §(B?\d+(?:\.\d+)?-\d+) \|/;
const CITATION = /§(B?\d+(?:\.\d+)?(?:-\d+)?)/g;
const PATH = /`((?:apps|bench|docs|e2e|packages|tools)(?:\/[^`\s]+)?)`/g;
const PAGE = /(?<![\w/*-])([\w-]+\.md)\b/g;
/** Pages that are cited by what they hold and not by a name of their own. */
const FOREIGN = [/\btraps? \d+\b/, /\bvisual[- ]language\b/, /\.\.\/shared\/(?!data\b)/];

/** Sections and rows of the requirements, without their sign: `9.6`, `9.6-2`. */
export function listRequirements(page: string): ReadonlySet<string> {
  return new Set(page.split('\n').flatMap((line) => HEADING.exec(line)?.[1] ?? ROW.exec(line)?.[1] ?? []));
}

/** Citations of sections and rows that `known` lacks, each with its line number. */
export function listUnknownCitations(path: string, text: string, known: ReadonlySet<string>): string[] {
  return listMatches(text, CITATION)
    .filter(({ word }) => !known.has(word))
    .map(({ word, line }) => `${path}:${line} cites §${word}, which ${REQUIREMENTS} does not have`);
}

/** Paths in back-ticks that the requirements name and `exists` denies. */
export function listMissingPaths(page: string, exists: (path: string) => boolean): string[] {
  return listMatches(page, PATH)
    .filter(({ word }) => !exists(word))
    .map(({ word, line }) => `${REQUIREMENTS}:${line} names ${word}, which does not exist`);
}

/** Mentions of pages that are not among `pages`, the names of the Markdown files of the repository. */
export function listForeignPages(path: string, text: string, pages: ReadonlySet<string>): string[] {
  const foreign = text
    .split('\n')
    .flatMap((content, index) =>
      FOREIGN.filter((pattern) => pattern.test(content)).map((pattern) => ({ word: String(pattern), line: index + 1 })),
    );
  return [...listMatches(text, PAGE).filter(({ word }) => !pages.has(word)), ...foreign].map(
    ({ word, line }) => `${path}:${line} cites ${word}, which is no page of this repository`,
  );
}

function listMatches(text: string, pattern: RegExp): { readonly word: string; readonly line: number }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(pattern)].map(([, word]) => ({ word: word as string, line: index + 1 })),
    );
}
