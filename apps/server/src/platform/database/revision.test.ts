import { expect, it } from 'vitest';
import { requireRevision } from './revision.ts';

const row = { revision: 3, changedMs: Date.UTC(2026, 10, 23, 8, 41, 30), changedBy: 'm.berg' };

it.each([3, undefined])('an edit of the newest revision, or one that names none, is let through: %s', (edited) => {
  expect(() => requireRevision(row, edited)).not.toThrow();
});

it('an edit from an older revision is refused with the name and the time of the newest edit', () => {
  expect(() => requireRevision(row, 2)).toThrow(
    expect.objectContaining({ code: 'changed-meanwhile', message: 'm.berg saved this at 08:41.', status: 409 }),
  );
});

it('an edit of a row that no account has edited is told so', () => {
  expect(() => requireRevision({ revision: 1, changedMs: null, changedBy: null }, 0)).toThrow(
    'Another user saved this.',
  );
});
