/** Names of what entries of the audit trail are about, as they are now. */
import type { VesselId } from '@fms/domain/identity';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Subject {
  /** Null where it has none of its own. */
  readonly name: string | null;
  readonly vesselId: VesselId | null;
  readonly vesselName: string | null;
  /** Of the values of a tag; null where it has none. */
  readonly unit: string | null;
}

/** Of each kind of subject that has rows: id, name, vessel and unit. */
const KINDS: Readonly<Record<string, RawBuilder<unknown>>> = {
  account: sql`select id, user_name as name, null::bigint as vessel_id, null::text as unit from account`,
  vessel: sql`select id, name, id as vessel_id, null::text as unit from vessel`,
  tag: sql`select id, name, vessel_id, nullif(coalesce(given_unit, unit), '') as unit from tag`,
  alarm: sql`select id, channel as name, vessel_id, null::text as unit from alarm`,
  dashboard: sql`select id, null::text as name, vessel_id, null::text as unit from dashboard`,
  organization: sql`select id, name, null::bigint as vessel_id, null::text as unit from organization`,
  folder: sql`select id, name, null::bigint as vessel_id, null::text as unit from folder`,
  zone: sql`select id, name, null::bigint as vessel_id, null::text as unit from zone`,
  mail: sql`select id, subject as name, null::bigint as vessel_id, null::text as unit from mail`,
};
/** Subjects that are their own name, such as `email:olav@fleet.example`. */
const SPOKEN = ['email', 'name', 'call', 'address', 'network'];

type Found = Subject & { readonly id: number };

/** By subject; those that are no longer there are left out. */
export async function findSubjects(
  db: Db,
  entries: readonly { readonly subject: string }[],
): Promise<Map<string, Subject>> {
  const idsByKind = new Map<string, Set<number>>();
  const subjects = new Map<string, Subject>();
  for (const { subject } of entries) {
    const [kind = '', id = ''] = subject.split(/:(.*)/s);
    if (SPOKEN.includes(kind)) subjects.set(subject, { name: id, vesselId: null, vesselName: null, unit: null });
    if (!(kind in KINDS) || !/^\d{1,15}$/.test(id)) continue;
    idsByKind.set(kind, (idsByKind.get(kind) ?? new Set()).add(Number(id)));
  }
  for (const [kind, ids] of idsByKind) {
    const { rows } = await sql<Found>`
      select found.id, found.name, found.vessel_id as "vesselId", vessel.name as "vesselName",
        found.unit
      from (${KINDS[kind]}) as found left join vessel on vessel.id = found.vessel_id
      where found.id = any(${[...ids]}::bigint[])`.execute(db);
    for (const { id, ...found } of rows) subjects.set(`${kind}:${id}`, found);
  }
  return subjects;
}
