/**
 * How entries of the audit trail are undone. Each module says so for the actions it writes: an undo goes through the same
 * service and policy as the edit of a person, and is written as a new entry that names the one it undoes.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Instant } from '@fms/domain/time';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import { Failure } from '../failure/failure.ts';
import { type ServiceKey, serviceKey } from '../service/service-registry.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry as a rule sees it; what is no object has no fields. */
export interface UndoneEntry {
  readonly id: number;
  readonly atMs: Instant;
  /** The part of the subject behind its kind: 7 of `tag:7`; NaN where it is no number. */
  readonly subjectId: number;
  readonly subject: string;
  readonly old: unknown;
  readonly new: unknown;
  readonly oldFields: Fields;
  readonly newFields: Fields;
  /** Whether something was kept for the undo that the entry does not tell. */
  readonly isKept: boolean;
  /** What was kept; read for the undo alone, null in a list. */
  readonly kept: unknown;
}

export interface UndoRule {
  /** Whether there is anything to bring back, by what the entry holds and its age. */
  can(entry: UndoneEntry): boolean;
  /** Brings back the old values. @throws {Failure} `changed-meanwhile` when they are no longer as the entry left them */
  undo(by: { caller: Caller; from: string }, entry: UndoneEntry): Promise<unknown>;
}

export interface UndoRules {
  /** An action may have several rules: one for each form of its entries. */
  add(action: string, rule: UndoRule): void;
  /** The first rule of the action that can undo the entry. */
  find(action: string, entry: UndoneEntry): UndoRule | undefined;
}

export const UNDO_RULES: ServiceKey<UndoRules> = serviceKey('the rules of undo');

export function createUndoRules(): UndoRules {
  const rules = new Map<string, UndoRule[]>();
  return {
    add(action, rule) {
      rules.set(action, [...(rules.get(action) ?? []), rule]);
    },
    find: (action, entry) => rules.get(action)?.find((rule) => rule.can(entry)),
  };
}

const undone = new AsyncLocalStorage<number>();

/** Does the work; each entry it writes names `entryId` as undone. */
export function runInUndo<T>(entryId: number, work: () => Promise<T>): Promise<T> {
  return undone.run(entryId, work);
}

/** The entry that the running work undoes; null outside of an undo. */
export function findUndoneEntry(): number | null {
  return undone.getStore() ?? null;
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A row of the trail as the rules take it. */
export function toUndoneEntry(
  row: { id: number; atMs: Instant; subject: string; old: unknown; new: unknown },
  held: Pick<UndoneEntry, 'isKept' | 'kept'>,
): UndoneEntry {
  const { id, atMs, subject, old } = row;
  const fields = { oldFields: asFields(old), newFields: asFields(row.new) };
  return {
    id,
    atMs,
    subject,
    subjectId: Number(subject.split(':')[1] ?? Number.NaN),
    old,
    new: row.new,
    ...fields,
    ...held,
  };
}

/** What was kept of an entry, by its schema. @throws {Failure} `changed-meanwhile` when it is gone or of another release */
export function readKept<T>({ kept }: UndoneEntry, schema: z.ZodType<T>): T {
  const read = schema.safeParse(kept);
  if (read.success) return read.data;
  throw createChangedFailure('What this entry changed is no longer kept.');
}

export function createChangedFailure(message = 'This was changed since.'): Failure {
  return new Failure('changed-meanwhile', message);
}

/** Throws `changed-meanwhile` unless each of the new values of the entry still stands in `now`. */
export function requireAsLeft({ newFields }: UndoneEntry, now: Fields): void {
  const changed = Object.keys(newFields).filter(
    (name) => JSON.stringify(now[name] ?? null) !== JSON.stringify(newFields[name] ?? null),
  );
  if (changed.length > 0) throw createChangedFailure(`This was changed since: ${changed.join(', ')}.`);
}

/** Whether an entry has an old value for each of its new ones, and all are of `names`. */
export function hasOnlyFields({ oldFields, newFields }: UndoneEntry, names: readonly string[]): boolean {
  const fields = Object.keys(newFields);
  return fields.length > 0 && fields.every((name) => names.includes(name) && name in oldFields);
}
