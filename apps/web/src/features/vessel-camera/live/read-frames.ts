/** The pictures of a live view in the page: our server sends each part with its length. */

/** More than any frame of the server has. */
const MAX_FRAME_BYTES = 2_100_000;
const HEAD_END = '\r\n\r\n';

/** Hands each JPEG to `take`; resolves when the stream ends. Throws for what is no stream of ours. */
export async function readFrames(stream: ReadableStream<Uint8Array>, take: (frame: Blob) => void): Promise<void> {
  const reader = stream.getReader();
  let waiting = new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    waiting = join(waiting, value);
    for (let part = readPart(waiting); part !== null; part = readPart(waiting)) {
      waiting = waiting.slice(part.end);
      take(new Blob([part.bytes], { type: 'image/jpeg' }));
    }
    if (waiting.length > MAX_FRAME_BYTES) throw new Error('A frame of the live view is too large.');
  }
}

/** The first whole part; null while it has not come. */
function readPart(bytes: Uint8Array<ArrayBuffer>): { bytes: Uint8Array<ArrayBuffer>; end: number } | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 500));
  const headEnd = head.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const length = Number(/^content-length: (\d{1,8})\r?$/im.exec(head.slice(0, headEnd + 2))?.[1] ?? Number.NaN);
  if (!(length <= MAX_FRAME_BYTES)) throw new Error('A part of the live view has no length.');
  const from = headEnd + HEAD_END.length;
  const end = from + length + 2;
  return bytes.length < end ? null : { bytes: bytes.slice(from, from + length), end };
}

function join(first: Uint8Array<ArrayBuffer>, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
