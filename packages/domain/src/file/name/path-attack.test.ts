/** Paths that were used to attack programs that take files, each refused with its code. */

import { describe, expect, it } from 'vitest';
import { HOSTILE_PATH_ROWS } from '../../testing/hostile-path.ts';
import { FILE_REFUSALS, type FileRefusalCode } from '../refusal/file-refusal.ts';
import { checkFilePath } from './file-path.ts';

/** What a terminal shows of a path without acting upon it. */
const shownOf = (path: string) =>
  path.slice(0, 40).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const rows = HOSTILE_PATH_ROWS.map(({ code, path }) => ({ code, path, shown: shownOf(path) }));

describe('paths that attack', () => {
  it('are more than 200, each of them once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  });

  it.each(rows)('$code: $shown', ({ code, path }) => {
    const answer = checkFilePath(path);
    expect(answer).toMatchObject({ refused: code, sentence: FILE_REFUSALS[code as FileRefusalCode] });
    const { part } = answer as { part: string };
    expect(part.length).toBeLessThanOrEqual(60);
    expect(part).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/u);
  });
});
