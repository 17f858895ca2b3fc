import { describe, expect, it } from 'vitest';
import { MAX_STILL_BYTES } from '../camera/index.ts';
import { wallOrder, wallReport } from './camera-message.ts';
import { encodeMessage, MAX_HEADER_BYTES, readMessages } from './message-frame.ts';

const still = { type: 'still', cameraId: 3, time: 1_795_000_000_000, width: 640, height: 360, reason: 'asked' };
const picture = Uint8Array.from({ length: 5000 }, (_, i) => i);

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(pieces: AsyncIterable<Uint8Array>) {
  const messages: { header: unknown; body: number }[] = [];
  for await (const { header, body } of readMessages(pieces, wallReport))
    messages.push({ header, body: body.reduce((sum, byte) => sum + byte, 0) });
  return messages;
}

describe('messages of a camera channel', () => {
  const fixed = { type: 'problem', cameraId: 3, problem: null };
  const bytes = Buffer.concat([encodeMessage(still, picture), encodeMessage(fixed), encodeMessage(still, picture)]);
  const sum = picture.reduce((all, byte) => all + byte, 0);

  it.each([1, 7, 4096, 100_000])('are the same in pieces of %i bytes', async (size) => {
    expect(await readAll(inPieces(bytes, size))).toEqual([
      { header: still, body: sum },
      { header: fixed, body: 0 },
      { header: still, body: sum },
    ]);
  });

  it('end with the channel in the middle of one', async () => {
    expect(await readAll(inPieces(bytes.subarray(0, bytes.length - 1), 1000))).toHaveLength(2);
  });

  const lengths = (head: number, body: number) => {
    const prefix = Buffer.alloc(8);
    prefix.writeUInt32BE(head, 0);
    prefix.writeUInt32BE(body, 4);
    return prefix;
  };
  it.each([
    ['a header over the bound', lengths(MAX_HEADER_BYTES + 1, 0)],
    ['a picture over the bound', lengths(2, MAX_STILL_BYTES + 1)],
    ['a header that is no JSON', Buffer.concat([lengths(2, 0), Buffer.from('{x')])],
    ['a header of another shape', encodeMessage({ type: 'still' })],
    ['a camera that is none', encodeMessage({ ...still, cameraId: -1 }, picture)],
  ])('are refused for %s, before more is read', async (_, given) => {
    await expect(readAll(inPieces(given, 3))).rejects.toMatchObject({ name: 'MessageError' });
  });
});

describe('orders of the shore', () => {
  it('name cameras, alarms and a time to wait for', () => {
    for (const order of [
      { type: 'ask', cameraIds: [1, 2] },
      { type: 'alarm', alarmId: 7, time: still.time },
      { type: 'hold', until: null },
    ]) {
      expect(wallOrder.parse(order)).toEqual(order);
    }
    expect(wallOrder.safeParse({ type: 'ask', cameraIds: [] }).success).toBe(false);
  });
});
