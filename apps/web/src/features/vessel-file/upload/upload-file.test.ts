import { expect, it } from 'vitest';
import { ContentDiffers, PART_BYTES, type UploadCalls, uploadFile } from './upload-file.ts';

/** By the platform, and not by what the upload uses. */
async function hashOf(...parts: readonly BlobPart[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await new Blob([...parts]).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of two whole parts and one byte, whose bytes tell their part. */
const content = new Uint8Array(2 * PART_BYTES + 1).map((_, at) => Math.floor(at / PART_BYTES) + 1);
const file = new Blob([content]);

/** Keeps parts as the server does: one of another SHA-256 than was sent with it is refused. */
function aServer(there: Readonly<Record<number, Uint8Array<ArrayBuffer>>> = {}) {
  const parts = new Map(Object.entries(there).map(([index, bytes]) => [Number(index), bytes]));
  const sent: number[] = [];
  const calls: UploadCalls = {
    async status(totalParts) {
      const whole = [...parts].sort(([one], [other]) => one - other).flatMap(([, bytes]) => [bytes]);
      const isWhole = parts.size === totalParts;
      return { received: [...parts.keys()], sha256: isWhole ? await hashOf(...whole) : null };
    },
    async send({ index, sha256, bytes }) {
      const given = new Uint8Array(await bytes.arrayBuffer());
      if ((await hashOf(given)) !== sha256) throw new Error('another SHA-256');
      sent.push(index);
      parts.set(index, given);
    },
  };
  return { calls, sent };
}
const watchOf = (done: number[] = []) => ({
  signal: new AbortController().signal,
  onProgress: (bytes: number) => void done.push(bytes),
});

it('sends each part with its SHA-256 and tells the bytes that are there', async () => {
  const { calls, sent } = aServer();
  const done: number[] = [];
  await uploadFile(file, calls, watchOf(done));
  expect(sent).toEqual([0, 1, 2]);
  expect(done).toEqual([PART_BYTES, 2 * PART_BYTES, 2 * PART_BYTES + 1]);
});

it('sends only what is missing', async () => {
  const { calls, sent } = aServer({ 1: content.slice(PART_BYTES, 2 * PART_BYTES) });
  await uploadFile(file, calls, watchOf());
  expect(sent).toEqual([0, 2]);
});

it('sends all anew where a part of before is of another content', async () => {
  const { calls, sent } = aServer({ 1: new Uint8Array(PART_BYTES) });
  await uploadFile(file, calls, watchOf());
  expect(sent).toEqual([0, 2, 0, 1, 2]);
});

it('tells a server that keeps another content', async () => {
  const { calls } = aServer();
  const wrong = { ...calls, status: async () => ({ received: [], sha256: 'f'.repeat(64) }) };
  await expect(uploadFile(file, wrong, watchOf())).rejects.toBeInstanceOf(ContentDiffers);
});

it('sends an empty file as one empty part', async () => {
  const { calls, sent } = aServer();
  await uploadFile(new Blob([]), calls, watchOf());
  expect(sent).toEqual([0]);
});

it('ends between two parts when it is cancelled', async () => {
  const { calls, sent } = aServer();
  const cancel = new AbortController();
  const watch = { signal: cancel.signal, onProgress: () => cancel.abort() };
  await expect(uploadFile(file, calls, watch)).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual([0]);
});
