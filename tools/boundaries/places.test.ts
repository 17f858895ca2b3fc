import { describe, expect, it } from 'vitest';
import { listPlaceViolations, PLACES } from './places.ts';

const SOURCES = ['packages/domain/src/alarm/alarm.ts', 'apps/server/src/hub/hub.ts', 'docs/tags.md'];
const row = (question: string, answer: string) => `| ${question} | ${answer} |`;
const page = (rows: readonly string[]) =>
  [
    '# Layout',
    row('a row above', '`not/read`'),
    PLACES.heading,
    ...rows,
    '## Next',
    row('a row below', '`not/read`'),
  ].join('\n');
const enough = Array.from({ length: 20 }, (_, index) => row(`thing ${index}`, '`apps/server/src/hub`'));

describe('listPlaceViolations', () => {
  it('takes answers that are folders with sources', () => {
    const both = row('a limit', '`packages/domain/src/alarm`, `apps/server/src/hub`');
    expect(listPlaceViolations(page([...enough, both]), SOURCES)).toEqual([]);
  });

  it.each([
    ['a folder that is gone', '`apps/server/src/gone`'],
    ['a folder of folders', '`apps/server/src`'],
  ])('finds %s', (_words, answer) => {
    expect(listPlaceViolations(page([...enough, row('a limit', answer)]), SOURCES)).toEqual([
      `docs/architecture.md:24 answers ${answer.slice(1, -1)}, a folder without sources of its own`,
    ]);
  });

  it('finds a question that is asked twice', () => {
    expect(listPlaceViolations(page([...enough, row('thing 3', '`apps/server/src/hub`')]), SOURCES)).toEqual([
      'docs/architecture.md:24 asks again where is thing 3',
    ]);
  });

  it('finds too few questions', () => {
    expect(listPlaceViolations(page(enough.slice(1)), SOURCES)).toEqual([
      'docs/architecture.md asks 19 questions, at least 20',
    ]);
  });
});
