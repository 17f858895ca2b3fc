/**
 * The shape of MessagePack (MessagePack specification, "Formats"). The decoder makes an array as long as its header
 * claims: 500 bytes of nested headers, each claiming 16 million elements, took gigabytes. Here a claim counts only as far
 * as bytes are left. Extension types are refused: the hub and the link use none.
 */
import type { GateRefusal, ShapeBounds } from './bounds.ts';

/** Null when the bytes are one whole value within the bounds; keys are looked at by the decoder. */
export function checkMessagePack(bytes: Uint8Array, bounds: ShapeBounds): GateRefusal | null {
  if (bytes.length > bounds.size) return 'too-large';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  /** Values still to come on each open level. */
  const open: number[] = [1];
  let at = 0;
  let values = 0;
  while (open.length > 0) {
    const level = open.length - 1;
    if (open[level] === 0) {
      open.pop();
      continue;
    }
    open[level] = (open[level] as number) - 1;
    const header = readHeader(view, at);
    if (typeof header === 'string') return header;
    at += header.bytes;
    // Each value takes a byte at least.
    if (at > bytes.length || header.values > bytes.length - at) return 'cut-short';
    if (header.bytes > bounds.text) return 'text-too-long';
    if (header.isMap && header.values > 2 * bounds.keys) return 'too-many-keys';
    values += 1;
    if (values + header.values > bounds.values) return 'too-many-values';
    if (!header.isContainer) continue;
    if (open.length > bounds.depth) return 'too-deep';
    open.push(header.values);
  }
  return at === bytes.length ? null : 'unreadable';
}

interface Header {
  /** Bytes of the header, and of the value itself where it is no container. */
  readonly bytes: number;
  /** Values a container holds: a map has two for each of its entries. */
  readonly values: number;
  readonly isContainer: boolean;
  readonly isMap: boolean;
}

const LENGTH_READERS = [
  (view: DataView, at: number) => view.getUint8(at),
  (view: DataView, at: number) => view.getUint16(at),
  (view: DataView, at: number) => view.getUint32(at),
] as const;

/** Payload bytes of the numbers, from 0xca (float 32) to 0xd3 (int 64). */
const NUMBER_BYTES = [4, 8, 1, 2, 4, 8, 1, 2, 4, 8];

const scalar = (bytes: number): Header => ({ bytes, values: 0, isContainer: false, isMap: false });
const list = (bytes: number, values: number): Header => ({ bytes, values, isContainer: true, isMap: false });
const map = (bytes: number, entries: number): Header => ({
  bytes,
  values: 2 * entries,
  isContainer: true,
  isMap: true,
});

function readHeader(view: DataView, at: number): Header | GateRefusal {
  if (at >= view.byteLength) return 'cut-short';
  const type = view.getUint8(at);
  if (type <= 0x7f || type >= 0xe0 || type === 0xc0 || type === 0xc2 || type === 0xc3) return scalar(1);
  if (type <= 0x8f) return map(1, type & 0x0f);
  if (type <= 0x9f) return list(1, type & 0x0f);
  if (type <= 0xbf) return scalar(1 + (type & 0x1f));
  if (type >= 0xca && type <= 0xd3) return scalar(1 + (NUMBER_BYTES[type - 0xca] as number));
  if (type >= 0xc4 && type <= 0xc6) return sized(view, at, type - 0xc4, (head, length) => scalar(head + length));
  if (type >= 0xd9 && type <= 0xdb) return sized(view, at, type - 0xd9, (head, length) => scalar(head + length));
  if (type === 0xdc || type === 0xdd) return sized(view, at, type - 0xdc + 1, list);
  if (type === 0xde || type === 0xdf) return sized(view, at, type - 0xde + 1, map);
  return 'unreadable';
}

/** `size` 0, 1, 2: the length is given in 1, 2 or 4 bytes behind the type. */
function sized(
  view: DataView,
  at: number,
  size: number,
  make: (headBytes: number, length: number) => Header,
): Header | GateRefusal {
  const headBytes = 1 + 2 ** size;
  if (at + headBytes > view.byteLength) return 'cut-short';
  return make(headBytes, (LENGTH_READERS[size] as (typeof LENGTH_READERS)[number])(view, at + 1));
}
