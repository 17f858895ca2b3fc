import { describe, expect, it } from 'vitest';
import { readFrames } from './read-frames.ts';

const part = (text: string) =>
  `--fms-frame\r\nContent-Type: image/jpeg\r\nContent-Length: ${text.length}\r\n\r\n${text}\r\n`;

function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
      controller.close();
    },
  });
}

async function framesOf(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const frames: Blob[] = [];
  await readFrames(stream, (frame) => frames.push(frame));
  return Promise.all(frames.map((frame) => frame.text()));
}

describe('the frames of a live view', () => {
  it.each([1, 13, 1000])('are read in pieces of %i bytes', async (size) => {
    expect(await framesOf(inPieces(part('one\r\n\r\n') + part('two'), size))).toEqual(['one\r\n\r\n', 'two']);
  });

  it('end with the stream, a broken one left out', async () => {
    expect(await framesOf(inPieces(part('one') + part('two').slice(0, -4), 9))).toEqual(['one']);
  });

  it.each(['--x\r\n\r\nno length', '--x\r\nContent-Length: 99999999\r\n\r\n'])('are refused in %j', async (text) => {
    await expect(framesOf(inPieces(text, 50))).rejects.toThrow('no length');
  });
});
