import { toId, type UserId, type VesselId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { formatAuditSubject, formatAuditValue } from './audit-words.ts';

describe('a value of the audit trail', () => {
  it.each([
    [null, '—'],
    ['', '—'],
    ['Admin', 'Admin'],
    ['"Admin"', 'Admin'],
    ['["a"]', 'a'],
    ['{"by":"password","tries":2}', 'by: password, tries: 2'],
    ['{"organizationId":1,"vesselIds":[]}', 'organization id: 1, vessel ids: —'],
    ['{"vesselIds":[1,2],"phone":null}', 'vessel ids: 1 2, phone: —'],
  ])('%s', (value, expected) => {
    expect(formatAuditValue(value)).toBe(expected);
  });
});

describe('whom an entry of the audit trail concerns', () => {
  const known = {
    users: [{ id: toId<UserId>(7), userName: 'olav' }],
    vessels: [{ id: toId<VesselId>(7), name: 'Havbris' }],
  };
  it.each([
    ['account:7', 'olav'],
    ['account:8', 'user 8'],
    ['vessel:7', 'Havbris'],
    ['vessel:8', 'vessel 8'],
    ['mail:3', 'mail 3'],
    ['email:nina@new.example', 'nina@new.example'],
    ['', '—'],
  ])('%s', (subject, words) => {
    expect(formatAuditSubject(subject, known)).toBe(words);
  });

  it('names a browser instead of its long line', () => {
    const agent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
    expect(formatAuditValue(JSON.stringify({ by: 'password', agent }))).toBe('by: password, agent: Chrome 156, Linux');
  });
});
