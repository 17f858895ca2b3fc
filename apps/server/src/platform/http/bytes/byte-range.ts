/** One range of bytes of a file, as a browser asks for it (RFC 9110, section 14). */

/** Both inclusive and within the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const SINGLE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The range a `Range` header asks for. Undefined where the whole file is the answer: without a header, for several
 * ranges and for what cannot be read, as the standard allows; null where no byte of the file is in it, which is 416.
 */
export function parseByteRange(header: string | undefined, sizeBytes: number): ByteRange | null | undefined {
  const [, first, last] = SINGLE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? null : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= sizeBytes ? null : { start, end };
}
