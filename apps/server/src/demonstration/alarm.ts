/**
 * The alarms of the demonstration's past. A server raises nothing from late samples, so the simulator, which knows what
 * went wrong, leaves a file in the data folder; here it becomes a journal, acknowledged by the demonstration's accounts.
 */
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { ALARM_PRIORITIES, formatAlarmReason } from '@fms/domain/alarm';
import { z } from 'zod';
import type { Db, Tx } from '../platform/database/database.ts';
import { getSystemErrorCode } from '../platform/failure/start-failure.ts';

const limitPriority = z.enum(['alarm', 'warning']);
const step = z.object({
  kind: z.enum(['raised', 'escalated', 'lowered', 'cleared']),
  priority: limitPriority,
  atMs: z.int(),
  value: z.number(),
});
const pastAlarm = z.object({
  mmsi: z.string(),
  tagName: z.string(),
  tagSource: z.string(),
  /** What counted last, and since when. */
  priority: limitPriority,
  raisedMs: z.int(),
  clearedMs: z.int(),
  value: z.number(),
  limitValue: z.number(),
  steps: z.array(step).min(1),
});
const MOST_ALARMS = 100_000;
const pastAlarms = z.array(pastAlarm).max(MOST_ALARMS);
type PastAlarm = z.infer<typeof pastAlarm>;

/** A person waits for a sign-in, not for this: the database is given back after so many. */
const AT_ONCE = 40;
const SLOWEST_ACKNOWLEDGEMENT_MS = 420_000;
const FASTEST_ACKNOWLEDGEMENT_MS = 20_000;
const COMMENTS = ['', '', '', 'Engineer on watch informed', '', 'Seen, under observation', ''];

/** Takes over the file when there is one; alarms of undeclared tags wait for the next call. */
export async function importPastAlarms(db: Db, file: string): Promise<void> {
  const [taken, waiting] = [`${file}.taken`, `${file}.waiting`];
  const isNew = await takeAside(file, taken);
  const alarms = [...(await readAlarms(waiting)), ...(isNew ? await readAlarms(taken) : [])];
  if (alarms.length === 0 && !isNew) return;
  const tags = await tagsOfTheFleet(db);
  const known = alarms.flatMap((alarm) => {
    const tag = tags.get(keyOf(alarm.mmsi, alarm.tagName, alarm.tagSource));
    return tag ? [{ alarm, tag }] : [];
  });
  if (known.length === 0 && !isNew) return;
  for (let at = 0; at < known.length; at += AT_ONCE) {
    await db.transaction().execute((tx) => insert(tx, known.slice(at, at + AT_ONCE)));
  }
  const placed = new Set(known.map(({ alarm }) => alarm));
  await keepWaiting(
    waiting,
    alarms.filter((alarm) => !placed.has(alarm)),
  );
  if (isNew) await rm(taken);
}

async function readAlarms(path: string): Promise<PastAlarm[]> {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (getSystemErrorCode(error) === 'ENOENT') return '[]';
    throw error;
  });
  return pastAlarms.parse(JSON.parse(text));
}

/** The newest of them, and never half a file. */
async function keepWaiting(path: string, alarms: readonly PastAlarm[]): Promise<void> {
  const partial = `${path}.partial`;
  await writeFile(partial, JSON.stringify(alarms.slice(-MOST_ALARMS)));
  await rename(partial, path);
}

/**
 * The simulator goes on leaving alarms meanwhile: what is being taken over has a name of its own, and one that was not
 * finished by a server that ended comes first. False when there is nothing.
 */
async function takeAside(file: string, taken: string): Promise<boolean> {
  try {
    await access(taken).catch(() => rename(file, taken));
    return true;
  } catch (error) {
    if (getSystemErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

const keyOf = (mmsi: string, name: string, source: string) => [mmsi, name, source].join('\n');

async function tagsOfTheFleet(db: Db) {
  const rows = await db
    .selectFrom('tag')
    .innerJoin('vessel', 'vessel.id', 'tag.vesselId')
    .leftJoin('organization', 'organization.id', 'vessel.organizationId')
    .select(['tag.id', 'tag.vesselId', 'tag.name', 'tag.source', 'tag.description', 'tag.unit', 'vessel.mmsi'])
    .select(['tag.reverse', 'tag.valueKind'])
    .select('organization.name as organization')
    .execute();
  return new Map(rows.map((row) => [keyOf(row.mmsi, row.name, row.source), row]));
}

type FleetTag = Awaited<ReturnType<typeof tagsOfTheFleet>> extends Map<string, infer Tag> ? Tag : never;
interface Placed {
  readonly alarm: PastAlarm;
  readonly tag: FleetTag;
}

/**
 * A tag has one alarm at a time: one that shares time with what is there was told before, by a file that was taken over
 * halfway or by a simulator that found the same with other seams. What is there is left as it is.
 */
async function insert(tx: Tx, placed: readonly Placed[]): Promise<void> {
  for (const { alarm, tag } of placed) {
    const before = await tx
      .selectFrom('alarm')
      .select('id')
      .where('tagId', '=', tag.id)
      .where('raisedMs', '<=', alarm.clearedMs)
      .where((is) => is.or([is.eb('clearedMs', 'is', null), is.eb('clearedMs', '>=', alarm.raisedMs)]))
      .executeTakeFirst();
    if (!before) await insertOne(tx, { alarm, tag });
  }
}

async function insertOne(tx: Tx, { alarm, tag }: Placed): Promise<void> {
  const { priority, raisedMs, clearedMs, value, limitValue } = alarm;
  const seen = acknowledgement(alarm, tag);
  const { id: alarmId } = await tx
    .insertInto('alarm')
    .values({
      vesselId: tag.vesselId,
      tagId: tag.id,
      channel: tag.name,
      description: formatAlarmReason(tag),
      unit: tag.unit,
      priority,
      raisedMs,
      clearedMs,
      value,
      limitValue,
      acknowledgedBy: seen.who,
      acknowledgedMs: seen.atMs,
      acknowledgedComment: seen.note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const steps = [...alarm.steps, { kind: 'acknowledged' as const, priority, value: null, ...seen }];
  await tx
    .insertInto('alarmTransition')
    .values(steps.sort((a, b) => a.atMs - b.atMs).map((each) => ({ ...each, alarmId, vesselId: tag.vesselId })))
    .execute();
}

/** Who saw it and how soon: the more urgent the sooner, and never twice the same. */
function acknowledgement({ priority, raisedMs }: PastAlarm, { organization, id }: FleetTag) {
  const chance = ((Math.floor(raisedMs / 1000) * 2_654_435_761 + id * 40_503) % 1000) / 1000;
  const slowest = SLOWEST_ACKNOWLEDGEMENT_MS / (ALARM_PRIORITIES.indexOf(priority) === 1 ? 3 : 1);
  const who = organization === 'Nordlys Rederi' ? (chance < 0.8 ? 'operator' : 'manager') : 'admin';
  return {
    who,
    atMs: Math.round(raisedMs + FASTEST_ACKNOWLEDGEMENT_MS + chance * slowest),
    note: COMMENTS[Math.floor(chance * COMMENTS.length)] ?? '',
  };
}
