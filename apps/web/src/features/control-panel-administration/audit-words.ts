import type { UserEntry } from '@fms/contract/account';
import type { Vessel } from '@fms/contract/vessel';
import { parseBrowserName } from '../../entities/account/index.ts';

/** A value of the audit trail for eyes: objects as `name: value`, everything else as it stands. */
export function formatAuditValue(value: string | null): string {
  if (value === null || value === '') return '—';
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return String(parsed);
    return Object.entries(parsed)
      .map(([name, part]) => `${inWords(name)}: ${partWords(name, part)}`)
      .join(', ');
  } catch {
    return value;
  }
}

/** `organizationId` as `organization id`: the name of a field, made readable. */
function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function partWords(name: string, part: unknown): string {
  if (Array.isArray(part)) return part.length === 0 ? '—' : part.map((one) => partWords(name, one)).join(' ');
  if (typeof part !== 'string') return part === null ? '—' : JSON.stringify(part);
  return name === 'agent' ? parseBrowserName(part) : part;
}

interface Known {
  readonly users: readonly Pick<UserEntry, 'id' | 'userName'>[];
  readonly vessels: readonly Pick<Vessel, 'id' | 'name'>[];
}

/** Whom or what an entry concerns: `account:7` and `vessel:7` by name while they are known, an address as it stands. */
export function formatAuditSubject(subject: string, { users, vessels }: Known): string {
  const [kind, id] = subject.split(/:(.*)/s);
  if (id === undefined) return subject === '' ? '—' : subject;
  if (kind === 'email') return id;
  if (kind === 'account') return users.find((user) => String(user.id) === id)?.userName ?? `user ${id}`;
  const vessel = kind === 'vessel' ? vessels.find((known) => String(known.id) === id) : undefined;
  return vessel?.name ?? `${kind} ${id}`;
}
