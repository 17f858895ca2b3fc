/** Messages on a channel that is cut anywhere, and ones that are hostile. */
import { PassThrough } from 'node:stream';
import { encode } from '@msgpack/msgpack';
import { describe, expect, it } from 'vitest';
import { MessageReader, MessageStream } from './message-stream.ts';
import { type ShipTransferMessage, shipTransferMessage } from './transfer-message.ts';

const chunk = (index: number): ShipTransferMessage => ({
  ...{ type: 'chunk', transferId: 7, index, isPacked: false },
  bytes: Buffer.alloc(1000, index),
});
const framed = (message: unknown): Buffer => {
  const body = encode(message);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
};

async function readAll(bytes: Iterable<Buffer>): Promise<ShipTransferMessage[]> {
  const channel = new PassThrough();
  const stream = new MessageStream<ShipTransferMessage, never>(channel, shipTransferMessage);
  for (const part of bytes) channel.write(part);
  channel.end();
  const read: ShipTransferMessage[] = [];
  for await (const message of stream.messages()) read.push(message);
  return read;
}

describe('messages of files', () => {
  it.each([1, 3, 1003, 5000])('are whole however the channel is cut: pieces of %d bytes', async (size) => {
    const whole = Buffer.concat([chunk(1), chunk(2), { type: 'sent', transferId: 7 }].map(framed));
    const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, n) =>
      whole.subarray(n * size, (n + 1) * size),
    );
    const read = await readAll(pieces);
    expect(read.map((message) => ('index' in message ? message.index : message.type))).toEqual([1, 2, 'sent']);
  });

  it.each([
    ['an unknown type', { type: 'rm', path: '/' }],
    ['a negative chunk', { ...chunk(1), index: -1 }],
    ['a chunk beyond the largest file', { ...chunk(1), index: 2 ** 20 }],
    ['a chunk that is too long', { ...chunk(1), bytes: Buffer.alloc(256 * 1024 + 1) }],
    [
      'hashes of half a chunk',
      { type: 'manifest', transferId: 1, from: 0, hashes: Buffer.alloc(31), sizes: Buffer.alloc(4) },
    ],
    ['a transfer of no number', { type: 'sent', transferId: 'x' }],
    ['a file of 3 GB', { type: 'file', transferId: 1, path: 'a', sizeBytes: 3 * 1024 ** 3 }],
    ['a SHA-256 that is a path', { type: 'offer', path: 'a', sizeBytes: 1, modifiedMs: 0, sha256: '../'.repeat(21) }],
  ])('end the channel: %s', async (_, message) => {
    await expect(readAll([framed(message)])).rejects.toMatchObject({ code: 'message-invalid' });
  });

  it('are not waited for where one says that it is longer than any', () => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(2 ** 31);
    expect(() => [...new MessageReader().push(head)]).toThrow('too long');
  });

  it('that are written wait for the line, and not for ever when it is gone', async () => {
    const channel = new PassThrough({ highWaterMark: 1 });
    const stream = new MessageStream<ShipTransferMessage, ShipTransferMessage>(channel, shipTransferMessage);
    let sent = 0;
    const sending = (async () => {
      for (let index = 0; index < 1000; index++) {
        await stream.send(chunk(index));
        sent++;
      }
    })();
    await new Promise(setImmediate);
    expect(sent).toBeLessThan(200);
    channel.destroy();
    await sending;
    expect(sent).toBe(1000);
  });
});
