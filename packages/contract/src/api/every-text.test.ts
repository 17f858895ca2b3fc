import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hubMethods } from '../hub/hub.ts';
import { gatewayFrame } from '../link/frame.ts';
import {
  asciiText,
  hasTextRule,
  multiLineText,
  reportedLines,
  reportedText,
  secretText,
  text,
} from '../scalar/text.ts';
import { listTextFields, type TextField } from '../testing/text-field.ts';
import { endpoints } from './endpoints.ts';

/** Formats whose pattern takes nothing but a few ASCII characters. */
const FORMATS: readonly (string | undefined)[] = ['datetime', 'date', 'email'];

function isHeld({ schema }: TextField): boolean {
  return schema instanceof z.ZodString ? hasTextRule(schema) : FORMATS.includes(schema.def.format);
}

const rawOf = (schema: z.ZodType) =>
  listTextFields(schema, (part) => part._zod.def.type === 'custom')
    .filter((field) => !isHeld(field))
    .map(({ path }) => path.join('.'));

describe('every text that comes in', () => {
  it.each(Object.entries(endpoints))('of %s is held to a rule', (_, { params, query, body }) => {
    expect({ params: rawOf(params), query: rawOf(query), body: rawOf(body) }).toEqual({
      params: [],
      query: [],
      body: [],
    });
  });

  it.each(Object.entries(hubMethods))('of the hub’s %s is held to a rule', (_, method) => {
    expect(rawOf(method.arguments)).toEqual([]);
  });

  it('of the link is held to a rule', () => {
    expect(rawOf(gatewayFrame)).toEqual([]);
  });

  it('is found wherever it stands, and what cannot be looked into is not passed over', () => {
    const raw = z.string().trim().max(5);
    const nested = z.object({ a: z.array(raw).optional(), b: z.record(asciiText(3), z.union([raw, z.null()])) });
    expect(rawOf(nested.and(z.object({ c: z.tuple([raw.default('')]) })))).toEqual(['a.0', 'b.*', 'c.0']);
    expect(rawOf(z.object({ a: raw.transform((given) => given.split(',')) }))).toEqual(['a']);
    expect(() => rawOf(z.object({ a: z.unknown() }))).toThrow('a is a unknown');
    expect(rawOf(z.object({ a: z.uuid() }))).toEqual(['a']);
  });
});

const HALF = 'Havbris \ud83d';
const FAMILY = [
  ['text', text(20)],
  ['multiLineText', multiLineText(20)],
  ['reportedText', reportedText(20)],
  ['reportedLines', reportedLines(20)],
] as const;

describe.each(FAMILY)('%s', (_, schema) => {
  it('is well-formed and in NFC', () => {
    expect(schema.parse(HALF)).toBe('Havbris \ufffd');
    expect(schema.parse('Bla\u030ahav \ud83d\udea2')).toBe('Bl\u00e5hav \ud83d\udea2');
  });

  it('is as long as an input counts it, before and after it is in normal form', () => {
    expect(schema.safeParse('\ud83d\udea2'.repeat(10)).success).toBe(true);
    expect(schema.safeParse(`${'\ud83d\udea2'.repeat(10)}x`).success).toBe(false);
    expect(schema.safeParse('\u0958'.repeat(20)).success).toBe(false);
  });

  it('refuses what is too long before its normal form is made, which takes the square of a length', () => {
    const [issue, ...others] = schema.safeParse('\u0315\u0300'.repeat(200_000)).error?.issues ?? [];
    expect([issue?.code, others]).toEqual(['too_big', []]);
  });
});

it('keeps at most 30 marks on one character', () => {
  expect(reportedLines(100_000).parse(`a${'\u0315'.repeat(90_000)}b`)).toBe(`a${'\u0315'.repeat(30)}b`);
});

describe('control characters', () => {
  it.each(['\0', '\u0007', '\u007f', '\u0085', '\u001b[2J'])('%j is refused in what a person writes', (control) => {
    for (const schema of [text(20), multiLineText(20)]) {
      const { error } = z.object({ name: schema }).safeParse({ name: `a${control}b` });
      expect(error?.issues).toMatchObject([{ path: ['name'], message: 'holds a control character' }]);
    }
  });

  it('leave line feed and tab in several lines only, written as one of them', () => {
    expect(multiLineText(20).parse('a\r\n\tb')).toBe('a\n\tb');
    expect(text(20).safeParse('a\tb').success).toBe(false);
    expect(text(20).safeParse('a\nb').success).toBe(false);
  });

  it('are replaced in what a machine reports', () => {
    expect(reportedText(20).parse('a\0b\tc\r\n')).toBe('a\ufffdb c  ');
    expect(reportedLines(20).parse('a\0b\tc\r\n')).toBe('a\ufffdb\tc\ufffd\n');
  });
});

it('keeps passwords and codes as they were typed', () => {
  const typed = ` e\u0301\0${HALF}\t`;
  expect(secretText(128).parse(typed)).toBe(typed);
});

it('takes nothing but printable ASCII for ids', () => {
  for (const id of ['a\n', '\u00e5', '\0', HALF]) expect(asciiText(20).safeParse(id).success).toBe(false);
  expect(asciiText(20).parse('a-b_c.1')).toBe('a-b_c.1');
});
