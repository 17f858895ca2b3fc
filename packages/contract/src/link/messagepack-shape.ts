/**
 * Looks at the shape of MessagePack before it is decoded (MessagePack specification, "Formats"). The decoder makes an
 * array as long as its header claims: a megabyte of nested headers, each claiming 20,000 elements, took all memory of
 * the process with it. Here a claim counts only as far as bytes are left, and only a few levels deep.
 */

/** A frame is a map of maps and of arrays of maps; nothing in it lies deeper. */
const MAX_DEPTH = 8;

/** Whether the bytes are one value whose containers hold what they claim, no deeper than a frame needs. */
export function isReasonable(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  /** Values still to come on each open level. */
  const open: number[] = [1];
  let at = 0;
  while (open.length > 0) {
    const level = open.length - 1;
    if (open[level] === 0) {
      open.pop();
      continue;
    }
    open[level] = (open[level] as number) - 1;
    const header = at < bytes.length ? readHeader(view, at) : null;
    if (!header) return false;
    at += header.bytes;
    if (at > bytes.length || header.values > bytes.length - at) return false;
    if (header.values > 0) open.push(header.values);
    if (open.length > MAX_DEPTH) return false;
  }
  return at === bytes.length;
}

interface Header {
  /** Bytes of the header, and of the value itself where it is no container. */
  readonly bytes: number;
  /** Values a container holds: a map has two for each of its entries. */
  readonly values: number;
}

const LENGTH_READERS = [
  (view: DataView, at: number) => view.getUint8(at),
  (view: DataView, at: number) => view.getUint16(at),
  (view: DataView, at: number) => view.getUint32(at),
] as const;

/** Payload bytes of the types of fixed size, from 0xca (float 32) to 0xd8 (fixext 16). */
const FIXED_BYTES = [4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 2, 3, 5, 9, 17];

/** Null where the bytes end inside the header, or for the one type that is never used. */
function readHeader(view: DataView, at: number): Header | null {
  const type = view.getUint8(at);
  if (type <= 0x7f || type >= 0xe0 || type === 0xc0 || type === 0xc2 || type === 0xc3) return { bytes: 1, values: 0 };
  if (type <= 0x8f) return { bytes: 1, values: 2 * (type & 0x0f) };
  if (type <= 0x9f) return { bytes: 1, values: type & 0x0f };
  if (type <= 0xbf) return { bytes: 1 + (type & 0x1f), values: 0 };
  if (type >= 0xca && type <= 0xd8) return { bytes: 1 + (FIXED_BYTES[type - 0xca] as number), values: 0 };
  if (type >= 0xc4 && type <= 0xc6) return sized(view, at, type - 0xc4, 0);
  if (type >= 0xc7 && type <= 0xc9) return sized(view, at, type - 0xc7, 1);
  if (type >= 0xd9 && type <= 0xdb) return sized(view, at, type - 0xd9, 0);
  if (type === 0xdc || type === 0xdd) return container(view, at, type - 0xdc + 1, 1);
  if (type === 0xde || type === 0xdf) return container(view, at, type - 0xde + 1, 2);
  return null;
}

/** `size` 0, 1, 2: the length is given in 1, 2 or 4 bytes. */
function lengthAt(view: DataView, at: number, size: number): number | null {
  return at + 1 + 2 ** size <= view.byteLength ? (LENGTH_READERS[size]?.(view, at + 1) ?? null) : null;
}

function sized(view: DataView, at: number, size: number, extra: number): Header | null {
  const length = lengthAt(view, at, size);
  return length === null ? null : { bytes: 1 + 2 ** size + extra + length, values: 0 };
}

function container(view: DataView, at: number, size: number, valuesPerEntry: number): Header | null {
  const length = lengthAt(view, at, size);
  return length === null ? null : { bytes: 1 + 2 ** size, values: valuesPerEntry * length };
}
