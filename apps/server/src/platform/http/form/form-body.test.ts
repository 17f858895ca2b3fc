import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { parseBoundary, readForm } from './form-body.ts';

const FILES = { field: 'files', most: 2, maxBytes: 10 };

/** As a browser writes it. */
async function read(entries: readonly (readonly [string, string | File])[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const { body, headers } = new Response(form);
  const chunks = body as unknown as AsyncIterable<Uint8Array>;
  async function* buffers() {
    for await (const chunk of chunks) yield Buffer.from(chunk);
  }
  const { fields, files } = await readForm(buffers(), headers.get('content-type') ?? '', FILES);
  const read: [string, string][] = [];
  for await (const { fileName, bytes } of files) read.push([fileName, (await buffer(bytes)).toString()]);
  return { fields, files: read };
}

const file = (name: string, content: string) => new File([content], name);

describe('a form', () => {
  it('is its fields and its files', async () => {
    const entries = [
      ['directory', 'to-vessel/sjøkart'],
      ['files', file('a.txt', 'one')],
      ['files', file('../b', '')],
    ] as const;
    expect(await read(entries)).toEqual({
      fields: { directory: 'to-vessel/sjøkart' },
      files: [
        ['a.txt', 'one'],
        ['../b', ''],
      ],
    });
    expect(await read([['a', '1']])).toEqual({ fields: { a: '1' }, files: [] });
  });

  it.each([
    [
      'a field behind a file',
      [
        ['files', file('a', 'x')],
        ['a', '1'],
      ],
      'invalid-input',
    ],
    [
      'a field that is there twice',
      [
        ['a', '1'],
        ['a', '2'],
      ],
      'invalid-input',
    ],
    ['a file of another name', [['image', file('a', 'x')]], 'invalid-input'],
    ['a file that is too large', [['files', file('a', 'x'.repeat(11))]], 'too-large'],
    ['too many files', [1, 2, 3].map((n) => ['files', file(`${n}`, 'x')] as const), 'too-large'],
    ['too many fields', Array.from({ length: 51 }, (_, n) => [`f${n}`, ''] as const), 'too-large'],
    ['a field that is too long', [['a', 'x'.repeat(100_001)]], 'too-large'],
  ] as const)('with %s is refused', async (_, entries, code) => {
    await expect(read(entries)).rejects.toMatchObject({ code });
  });

  it.each([
    ['multipart/form-data; boundary=abc', 'abc'],
    ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ])('of the type %s has its boundary', (type, boundary) => expect(parseBoundary(type)).toBe(boundary));

  it.each([
    '',
    'multipart/form-data',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'multipart/form-data; boundary="a',
  ])('of the type %j is refused', (type) => expect(() => parseBoundary(type)).toThrow('boundary'));
});
