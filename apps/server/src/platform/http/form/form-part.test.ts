import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure/failure.ts';
import { readFormParts } from './form-part.ts';

const BOUNDARY = '----fms-1';

interface Part {
  readonly field: string;
  readonly fileName: string | null;
  readonly bytes: Uint8Array;
}

function write(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ field, fileName, bytes }) => {
    const name = fileName === null ? '' : `; filename="${fileName}"`;
    return [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}\r\n\r\n`),
      bytes,
      '\r\n',
    ];
  });
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

/** The bytes in chunks of the sizes given, again and again. */
async function* chunked(bytes: Buffer, sizes: readonly number[]): AsyncGenerator<Buffer> {
  for (let from = 0, i = 0; from < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    yield bytes.subarray(from, from + size);
    from += size;
  }
}

async function read(body: AsyncIterable<Buffer>, isSkipped = (_: number) => false): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const { field, fileName, bytes } of readFormParts(body, BOUNDARY)) {
    const chunks: Buffer[] = [];
    if (!isSkipped(parts.length)) for await (const chunk of bytes) chunks.push(chunk);
    parts.push({ field, fileName, bytes: new Uint8Array(Buffer.concat(chunks)) });
  }
  return parts;
}

const name = fc.stringMatching(/^[\wæø .%-]{1,12}$/u);
/** Bytes that look like a boundary, line by line. */
const teasing = fc
  .array(fc.constantFrom('\r\n', '--', `\r\n--${BOUNDARY.slice(0, 6)}`, '-', '\r', 'x', `--${BOUNDARY}`), {
    maxLength: 12,
  })
  .map((pieces) => Buffer.from(pieces.join('')))
  .filter(
    (bytes) =>
      !bytes.includes(`
--${BOUNDARY}`),
  )
  .map((bytes) => new Uint8Array(bytes));
const part = fc.record({
  field: name,
  fileName: fc.option(name, { nil: null }),
  bytes: fc.oneof(fc.uint8Array({ maxLength: 200 }), teasing),
});
const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 5 });

describe('the parts of a form', () => {
  it('are what was sent, however the bytes are cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), sizes, async (parts, cuts) => {
        expect(await read(chunked(write(parts), cuts))).toEqual(parts);
      }),
      { seed: 19, numRuns: 1000 },
    );
  });

  it('are found behind one that was not read', async () => {
    const parts = [1, 2, 3].map((n) => ({ field: `f${n}`, fileName: 'x', bytes: new Uint8Array(1000).fill(n) }));
    const [first, second, third] = await read(chunked(write(parts), [100]), (i) => i === 1);
    expect([first, second?.bytes.length, third]).toEqual([parts[0], 0, parts[2]]);
  });

  it('end with a refusal when the body ends early, at each byte', async () => {
    const whole = write([{ field: 'a', fileName: 'x', bytes: new Uint8Array([1, 2, 3]) }]);
    // The line end behind the last boundary can be missing.
    for (let length = 0; length < whole.length - 2; length++) {
      await expect(read(chunked(whole.subarray(0, length), [7])), String(length)).rejects.toThrow(Failure);
    }
  });

  it('of hostile bytes are read or refused in time and without another error', async () => {
    const whole = write([{ field: 'a', fileName: 'x', bytes: new Uint8Array(20) }]);
    const change = fc.tuple(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), sizes, async (changes, cuts) => {
        const bytes = Buffer.from(whole);
        for (const [at, by] of changes) bytes.set(by.subarray(0, bytes.length - at), at);
        const outcome = await read(chunked(bytes, cuts)).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Failure);
      }),
      { seed: 20, numRuns: 10_000 },
    );
  });

  it.each([
    ['a long head', `X: ${'y'.repeat(5000)}`, 'too-large'],
    ['a header that no browser sends', 'X-Other: 1', 'invalid-input'],
    ['an encoding', 'Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64', 'invalid-input'],
    ['no name', 'Content-Disposition: form-data; filename="x"', 'invalid-input'],
    ['two names', 'Content-Disposition: form-data; name="a"; name="b"', 'invalid-input'],
    ['a name in another form', `Content-Disposition: form-data; name="a"; filename*="utf-8''x"`, 'invalid-input'],
    ['another kind', 'Content-Disposition: attachment; name="a"', 'invalid-input'],
    ['no head', '', 'invalid-input'],
  ])('with %s are refused', async (_, head, code) => {
    const body = Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`);
    await expect(read(chunked(body, [64]))).rejects.toMatchObject({ code });
  });

  it('are refused behind a preamble without end', async () => {
    await expect(read(chunked(Buffer.alloc(100_000), [1000]))).rejects.toMatchObject({ code: 'too-large' });
  });
});
