import type { UserEntry } from '@fms/contract';
import { browserName } from '../part/browser-name.ts';

/** A value of the audit trail for eyes: objects as `name: value`, everything else as it stands. */
export function auditWords(value: string | null): string {
  if (value === null || value === '') return '—';
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return String(parsed);
    return Object.entries(parsed)
      .map(([name, part]) => `${name}: ${partWords(name, part)}`)
      .join(', ');
  } catch {
    return value;
  }
}

function partWords(name: string, part: unknown): string {
  if (typeof part !== 'string') return JSON.stringify(part);
  return name === 'agent' ? browserName(part) : part;
}

/** Whom an entry concerns: `account:7` by his name while he is a user, everything else as it stands. */
export function subjectWords(subject: string, users: readonly Pick<UserEntry, 'id' | 'userName'>[]): string {
  if (subject === '') return '—';
  const id = /^account:(\d+)$/.exec(subject)?.[1];
  return users.find((user) => String(user.id) === id)?.userName ?? subject;
}
