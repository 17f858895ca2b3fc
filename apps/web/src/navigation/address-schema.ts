/**
 * What a screen keeps in the address, said once as a schema: zod codecs between the words of parameters and values. Words
 * without meaning count as absent, so that an address that was cut, or is of another release, still opens the screen.
 */
import type { Instant } from '@fms/domain/time';
import { z } from 'zod';

export interface AddressSchema<Value> {
  /** Parameters it stands in; a change keeps all others. */
  readonly names: readonly string[];
  /** The value of an address, with the default for what is absent or has no meaning; never throws. */
  readonly parse: (search: URLSearchParams) => Value;
  /** The parameters of a value; what is as by default is left out. */
  readonly format: (value: Value) => URLSearchParams;
}

type Word<Value> = z.ZodType<Value, string>;
export type AddressValue<Schema> = Schema extends AddressSchema<infer Value> ? Value : never;

/** One parameter; without a default, undefined stands for its absence. */
export function parameter<Value>(name: string, word: Word<Value>): AddressSchema<Value | undefined>;
export function parameter<Value>(name: string, word: Word<Value>, byDefault: NoInfer<Value>): AddressSchema<Value>;
export function parameter<Value>(name: string, word: Word<Value>, byDefault?: Value): AddressSchema<Value | undefined> {
  const write = (value: Value | undefined) => (value === undefined ? undefined : z.encode(word, value));
  const absent = write(byDefault);
  return {
    names: [name],
    parse: (search) => word.safeParse(search.get(name)).data ?? byDefault,
    format: (value) => {
      const text = write(value);
      return new URLSearchParams(text === undefined || text === absent ? {} : { [name]: text });
    },
  };
}

/** A parameter that stands there several times: each word with a meaning, at most `most` of them. */
export function parameterList<Value>(
  name: string,
  word: Word<Value>,
  most = Number.POSITIVE_INFINITY,
): AddressSchema<readonly Value[]> {
  return {
    names: [name],
    parse: (search) => {
      const read = search.getAll(name).map((text) => word.safeParse(text));
      return read.flatMap(({ success, data }) => (success ? [data] : [])).slice(0, most);
    },
    format: (values) => new URLSearchParams(values.map((value) => [name, z.encode(word, value)])),
  };
}

/** An object of which each field has a schema of its own; written in the order of the fields. */
export function addressOf<Value extends object>(
  fields: {
    readonly [Key in keyof Value]: AddressSchema<Value[Key]>;
  },
): AddressSchema<Value> {
  const keys = Object.keys(fields) as (keyof Value)[];
  return {
    names: keys.flatMap((key) => fields[key].names),
    parse: (search) => Object.fromEntries(keys.map((key) => [key, fields[key].parse(search)])) as Value,
    format: (value) => new URLSearchParams(keys.flatMap((key) => [...fields[key].format(value[key])])),
  };
}

/** A schema whose value the screen knows in another form. */
export function mapAddress<Inner, Value>(
  schema: AddressSchema<Inner>,
  read: (inner: Inner) => Value,
  write: (value: Value) => Inner,
): AddressSchema<Value> {
  return {
    names: schema.names,
    parse: (search) => read(schema.parse(search)),
    format: (value) => schema.format(write(value)),
  };
}

/** A window of time: as long as a range and up to now, or between two moments. */
export type AddressTime<Range extends string> =
  | { readonly mode: 'live'; readonly range: Range }
  | { readonly mode: 'fixed'; readonly from: Instant; readonly to: Instant };

/** `range`, or `from` and `to`: a time filter counts only when both ends are given (§5 "Time filter"). */
export function timeAddress<Range extends string>(
  ranges: readonly Range[],
  byDefault: NoInfer<Range>,
): AddressSchema<AddressTime<Range>> {
  const parts = addressOf({
    range: parameter('range', z.enum(ranges), byDefault),
    from: parameter('from', MOMENT),
    to: parameter('to', MOMENT),
  });
  return mapAddress(
    parts,
    ({ range, from, to }): AddressTime<Range> =>
      from !== undefined && to !== undefined && from < to ? { mode: 'fixed', from, to } : { mode: 'live', range },
    (time) =>
      time.mode === 'live'
        ? { range: time.range, from: undefined, to: undefined }
        : { range: byDefault, from: time.from, to: time.to },
  );
}

/** A moment in ISO 8601, as milliseconds since 1970. */
export const MOMENT = z.codec(z.string(), z.number(), {
  decode: (text) => Date.parse(text),
  encode: (time) => new Date(time).toISOString(),
});

/** An id: a whole number above zero. */
export const WHOLE_NUMBER = z.codec(z.string(), z.int().positive(), { decode: Number, encode: String });

/** Ids with commas between; what is none is left out. */
export function idsOf<Id extends number>(): Word<readonly Id[]> {
  return z.codec(z.string(), z.array(z.int().positive()), {
    decode: (text) => text.split(',').flatMap((word) => WHOLE_NUMBER.safeParse(word).data ?? []),
    encode: (ids) => ids.join(','),
  }) as unknown as Word<readonly Id[]>;
}

/** How many: a whole number, also zero. */
export const COUNT = z.codec(z.string(), z.int().nonnegative(), { decode: Number, encode: String });

/** A switch: on at `1`. */
export const SWITCH = z.codec(z.string(), z.boolean(), {
  decode: (text) => text === '1',
  encode: (isOn) => (isOn ? '1' : ''),
});

/** Some of `words`, in their order, with commas between them. */
export function someOf<const Choice extends string>(words: readonly Choice[]): Word<readonly Choice[]> {
  return z.codec(z.string(), z.array(z.enum(words)).readonly(), {
    decode: (text) => words.filter((word) => text.split(',').includes(word)),
    encode: (chosen) => chosen.join(','),
  });
}
