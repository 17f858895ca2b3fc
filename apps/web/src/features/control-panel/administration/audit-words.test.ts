import { describe, expect, it } from 'vitest';
import { auditWords } from './audit-words.ts';

describe('a value of the audit trail', () => {
  it.each([
    [null, '—'],
    ['', '—'],
    ['Admin', 'Admin'],
    ['"Admin"', 'Admin'],
    ['["a"]', 'a'],
    ['{"by":"password","tries":2}', 'by: password, tries: 2'],
  ])('%s', (value, expected) => {
    expect(auditWords(value)).toBe(expected);
  });
});
