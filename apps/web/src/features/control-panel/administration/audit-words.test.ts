import { toId, type UserId } from '@fms/domain';
import { describe, expect, it } from 'vitest';
import { auditWords, subjectWords } from './audit-words.ts';

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

describe('whom an entry of the audit trail concerns', () => {
  const users = [{ id: toId<UserId>(7), userName: 'olav' }];
  it.each([
    ['account:7', 'olav'],
    ['account:8', 'account:8'],
    ['email:nina@new.example', 'email:nina@new.example'],
    ['', '—'],
  ])('%s', (subject, words) => {
    expect(subjectWords(subject, users)).toBe(words);
  });

  it('names a browser instead of its long line', () => {
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
    expect(auditWords(JSON.stringify({ by: 'password', agent }))).toBe('by: password, agent: Chrome 156, Linux');
  });
});
