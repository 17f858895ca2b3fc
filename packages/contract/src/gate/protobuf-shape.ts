/**
 * The shape of protocol buffers (protobuf.dev, "Encoding"): an empty message inside a message takes two bytes and becomes an
 * object of a hundred. Fields are counted in the messages the reader names; groups, which are deprecated, are refused.
 */
import type { GateRefusal, ShapeBounds } from './bounds.ts';

/** Fields that hold messages, by number, with those of theirs; every other field of a length is a text. */
export interface MessageFields {
  readonly [field: number]: MessageFields;
}

const VARINT = 0;
const FIXED_64 = 1;
const DELIMITED = 2;
const FIXED_32 = 5;
const MAX_VARINT_BYTES = 10;

/** Null when the bytes are fields of whole lengths within the bounds; `keys` is not looked at. */
export function checkProtobuf(bytes: Uint8Array, fields: MessageFields, bounds: ShapeBounds): GateRefusal | null {
  if (bytes.length > bounds.size) return 'too-large';
  let values = 0;

  const check = (start: number, end: number, known: MessageFields, depth: number): GateRefusal | null => {
    if (depth > bounds.depth) return 'too-deep';
    let at = start;
    while (at < end) {
      const tag = readVarint(bytes, at, end);
      if (!tag) return 'cut-short';
      if (++values > bounds.values) return 'too-many-values';
      const body = bodyOf(bytes, tag.next, end, tag.value % 8);
      if (typeof body === 'string') return body;
      const inner = tag.value % 8 === DELIMITED ? known[Math.floor(tag.value / 8)] : undefined;
      if (!inner && body.end - body.start > bounds.text) return 'text-too-long';
      const refusal = inner ? check(body.start, body.end, inner, depth + 1) : null;
      if (refusal) return refusal;
      at = body.end;
    }
    return null;
  };
  return check(0, bytes.length, fields, 1);
}

/** Where a field's value lies; a length counts only as far as bytes are left. */
function bodyOf(
  bytes: Uint8Array,
  at: number,
  end: number,
  wireType: number,
): { start: number; end: number } | GateRefusal {
  if (wireType === FIXED_64 || wireType === FIXED_32) {
    const stop = at + (wireType === FIXED_64 ? 8 : 4);
    return stop > end ? 'cut-short' : { start: at, end: stop };
  }
  if (wireType !== VARINT && wireType !== DELIMITED) return 'unreadable';
  const figure = readVarint(bytes, at, end);
  if (!figure) return 'cut-short';
  if (wireType === VARINT) return { start: at, end: figure.next };
  return figure.value > end - figure.next ? 'cut-short' : { start: figure.next, end: figure.next + figure.value };
}

/** Null when it does not end in time. Beyond 2^53 the value is only near, and too large either way. */
function readVarint(bytes: Uint8Array, at: number, end: number): { value: number; next: number } | null {
  let value = 0;
  for (let i = 0; i < MAX_VARINT_BYTES && at + i < end; i++) {
    const byte = bytes[at + i] as number;
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return { value, next: at + i + 1 };
  }
  return null;
}
