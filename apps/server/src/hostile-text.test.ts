/** Every text of every call replaced by what no store can hold: refused or made well-formed, never a failure. */

import { endpoints } from '@fms/contract/api';
import { type Endpoint, findFormFiles, isByteStream } from '@fms/contract/endpoint';
import { hasTextRule } from '@fms/contract/scalar';
import { listTextFields } from '@fms/contract/testing';
import { HOUR_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CallRejected, startTestServer, type TestServer, type TypedClient } from './testing/index.ts';
import type { RightRequest } from './testing/right/right-row.ts';
import { RIGHT_TABLE } from './testing/right-table.ts';
import { insertTwoOrganizations, type OrganizationFixture } from './testing/two-organizations.ts';

const HOSTILE = {
  'half a surrogate pair': 'Havbris \ud83d',
  'a NUL': 'Hav\0bris',
  'a bell': 'Hav\u0007bris',
  'a decomposed letter': 'Bla\u030ahav',
  'a byte order mark': '\ufeff=1+1',
} as const;

let server: TestServer;
let own: OrganizationFixture;
const clock = createFakeClock(Date.UTC(2026, 10, 21, 8));
beforeAll(async () => {
  server = await startTestServer({
    clock,
    prepare: async (db) => {
      ({ own } = await insertTwoOrganizations(db, clock));
    },
  });
});
afterAll(() => server.close());

/** A copy of `given` with a text at a place in it; what stands on the way there and is missing is made. */
function withTextAt(given: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (step === '0') {
    const [first, ...others] = Array.isArray(given) ? given : [];
    return [withTextAt(first, rest, text), ...others];
  }
  const object = typeof given === 'object' && given !== null ? given : {};
  return { ...object, [step]: withTextAt((object as Record<string, unknown>)[step], rest, text) };
}

async function clientOf({ access }: Endpoint): Promise<TypedClient> {
  // No limit of an hour answers in the place of the call.
  clock.advance(HOUR_MS);
  return access === 'anonymous' ? server.asAnonymous : server.signIn('admin');
}

async function statusOf(client: TypedClient, endpoint: Endpoint, ask: RightRequest) {
  try {
    await client.call(endpoint, ask as never);
    return { status: 200, errors: [] };
  } catch (error) {
    if (error instanceof CallRejected) return error;
    throw error;
  }
}

/** Bytes are no text, and the fields of a form are parsed by the same schemas as those of JSON. */
const isJson = (schema: z.ZodType) => !isByteStream(schema) && findFormFiles(schema) === undefined;

const cases = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
  (['query', 'body'] as const).flatMap((part) =>
    (isJson(endpoint[part]) ? listTextFields(endpoint[part]) : []).map(
      (field) => [`${name} ${part}.${field.path.join('.')}`, name, part, field] as const,
    ),
  ),
);

describe('a text that no store can hold', () => {
  it('is tried in every call that has a text', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases)('as %s fails nothing', async (_, name, part, { path, schema }) => {
    const endpoint = endpoints[name as keyof typeof endpoints] as Endpoint;
    const client = await clientOf(endpoint);
    const ask = RIGHT_TABLE[name]?.ask(own, 'admin') ?? {};
    // Where the call lacks what must stand beside the text, that is what is refused.
    const isReached = endpoint[part].safeParse(withTextAt(ask[part], path, 'a')).success;
    for (const [words, text] of Object.entries(HOSTILE)) {
      const { status, errors } = await statusOf(client, endpoint, {
        ...ask,
        [part]: withTextAt(ask[part], path, text),
      });
      expect(status, words).toBeLessThan(500);
      const isRefused = schema instanceof z.ZodString && hasTextRule(schema) && !schema.safeParse(text).success;
      if (isRefused) expect(status, words).toBe(400);
      if (isRefused && isReached) expect(errors.join(), words).toContain(`${part}.${path.join('.')}: `);
    }
  });
});
