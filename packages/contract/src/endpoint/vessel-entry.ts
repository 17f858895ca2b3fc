/** Calls about what people enter for one vessel: a setting, or a book of entries such as delivery notes. */
import { z } from 'zod';
import { vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { type Access, defineEndpoint } from './endpoint.ts';
import { defineVesselRead, vesselQuery } from './query.ts';

/**
 * Declares the two calls of a setting of one vessel: every user who sees the vessel reads it, a manager sets `fields`;
 * both answer the setting as it stands then. `read` and `write` are their sentences in the API reference.
 */
export function defineVesselSetting<Setting extends z.ZodType, Fields extends z.ZodRawShape>(
  path: `/api/${string}`,
  setting: Setting,
  fields: Fields,
  summary: { readonly read: string; readonly write: string },
) {
  return [
    defineVesselRead(`GET ${path}`, 'user', { summary: summary.read, answer: setting }),
    defineEndpoint(`PUT ${path}`, 'manager', {
      summary: summary.write,
      body: z.object({ vesselId, ...fields }),
      answer: setting,
    }),
  ] as const;
}

/** What every entry of a book has, beside `fields`: its moment, and the name of the user who entered it. */
export function defineBookEntry<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({ id: z.int().positive(), vesselId, at: wireTime, by: z.string(), ...fields });
}

interface EntryBook<Answer extends z.ZodType, Entry extends z.ZodType, Fields extends z.ZodRawShape> {
  /** Before `/list`, `/add`, `/edit` and `/delete`. */
  readonly path: `/api/${string}`;
  /** Who may call at all; every user where it is left out. */
  readonly access?: Access;
  /** Sentence of the list in the API reference. */
  readonly summary: string;
  /** One entry in words, for the sentences of the other calls: `a delivery note`. */
  readonly one: string;
  /** What the list answers. */
  readonly list: Answer;
  readonly entry: Entry;
  /** What a person enters of it. */
  readonly fields: Fields;
}

/** Declares the calls of a book of a vessel, in this order: list, add, edit and delete; changes need the right `edit`. */
export function defineEntryBook<Answer extends z.ZodType, Entry extends z.ZodType, Fields extends z.ZodRawShape>({
  path,
  access = 'user',
  summary,
  one,
  list,
  entry,
  fields,
}: EntryBook<Answer, Entry, Fields>) {
  return [
    defineVesselRead(`GET ${path}/list`, access, { summary, answer: list }),
    defineEndpoint(`POST ${path}/add`, access, {
      summary: `Enters ${one} by the right \`edit\`.`,
      body: z.object({ vesselId, ...fields }),
      answer: entry,
    }),
    defineEndpoint(`POST ${path}/edit`, access, {
      summary: `Corrects ${one} by the right \`edit\`.`,
      body: z.object({ vesselId, id: z.int().positive(), ...fields }),
      answer: entry,
    }),
    defineEndpoint(`DELETE ${path}/delete`, access, {
      summary: `Takes ${one} away by the right \`edit\`.`,
      query: vesselQuery.extend({ id: z.coerce.number().int().positive() }),
    }),
  ] as const;
}

/** The call that takes an entry of any book away. */
export type EntryRemoval = ReturnType<typeof defineEntryBook>[3];
