/** A viewer for tests: enters a server, asks for updates and sends input. Shares no code with the server. */
import { createCipheriv } from 'node:crypto';
import { ByteSource } from './byte-source.ts';
import { type Area, RfbDecoder, type WireFormat } from './rfb-decoder.ts';

export const RGB32: WireFormat = {
  bitsPerPixel: 32,
  depth: 24,
  bigEndian: false,
  max: [255, 255, 255],
  shift: [16, 8, 0],
};

/** Numbers of encodings, and keysyms, as the protocol and X have them. */
export const ENCODING = { raw: 0, copyRectangle: 1, hextile: 5, tight: 7, zrle: 16 } as const;
export const KEYSYM = { f2: 0xffbf, f3: 0xffc0 } as const;

export interface UpdatePart extends Area {
  readonly encoding: number;
}

export class RfbViewer {
  readonly source: ByteSource;
  readonly screen: RfbDecoder;
  name = '';
  /** Numbers of messages besides updates that the server has sent, in order. */
  readonly heard: number[] = [];

  constructor(port: number) {
    this.source = new ByteSource(port);
    this.screen = new RfbDecoder(this.source, RGB32);
  }

  /** Gives the kinds of security offered and leaves the choice. */
  async greet(version = 'RFB 003.008\n'): Promise<number[]> {
    const offered = (await this.source.take(12)).toString('latin1');
    if (offered !== 'RFB 003.008\n') throw new Error(`the server speaks ${offered}`);
    this.send(Buffer.from(version));
    return [...(await this.source.take(await this.source.byte()))];
  }

  /** Up to the description of the desktop; rejects with the server's reason. */
  async enter(password?: string): Promise<this> {
    const [security = 0] = await this.greet();
    if (security === 0) throw new Error(await this.#text());
    this.send(Buffer.of(security));
    if (security === 2) {
      const challenge = await this.source.take(16);
      this.send(encrypt(challenge, password ?? ''));
    }
    if ((await this.source.take(4)).readUInt32BE(0) !== 0) throw new Error(await this.#text());
    this.send(Buffer.of(1));
    const init = await this.source.take(20);
    this.screen.resize(init.readUInt16BE(0), init.readUInt16BE(2));
    this.screen.format = {
      bitsPerPixel: init.readUInt8(4) as 8 | 16 | 32,
      depth: init.readUInt8(5),
      bigEndian: init[6] !== 0,
      max: [init.readUInt16BE(8), init.readUInt16BE(10), init.readUInt16BE(12)],
      shift: [init.readUInt8(14), init.readUInt8(15), init.readUInt8(16)],
    };
    this.name = await this.#text();
    return this;
  }

  setFormat(format: WireFormat): void {
    const bytes = Buffer.alloc(20);
    bytes.set([format.bitsPerPixel, format.depth, Number(format.bigEndian), 1], 4);
    format.max.forEach((max, i) => {
      bytes.writeUInt16BE(max, 8 + 2 * i);
    });
    bytes.set(format.shift, 14);
    this.send(bytes);
    this.screen.format = format;
  }

  setEncodings(...encodings: number[]): void {
    const bytes = Buffer.alloc(4 + 4 * encodings.length);
    bytes.writeUInt8(2, 0);
    bytes.writeUInt16BE(encodings.length, 2);
    encodings.forEach((encoding, i) => {
      bytes.writeInt32BE(encoding, 4 + 4 * i);
    });
    this.send(bytes);
  }

  /** Asks for the whole screen and draws the answer. */
  async update(isIncremental: boolean): Promise<UpdatePart[]> {
    this.send(message(3, 10, [1, Number(isIncremental)], [6, this.screen.width], [8, this.screen.height]));
    return this.nextUpdate();
  }

  async nextUpdate(): Promise<UpdatePart[]> {
    while ((await this.#nextMessage()) !== 0);
    return this.#drawUpdate();
  }

  key(keysym: number): void {
    for (const down of [1, 0]) {
      const bytes = Buffer.alloc(8);
      bytes.set([4, down]);
      bytes.writeUInt32BE(keysym, 4);
      this.send(bytes);
    }
  }

  click(x: number, y: number, button = 1): void {
    for (const buttons of [button, 0]) this.send(message(5, 6, [1, buttons], [2, x], [4, y]));
  }

  cutText(text: string): void {
    const bytes = Buffer.from(text, 'latin1');
    const head = Buffer.alloc(8);
    head.writeUInt8(6, 0);
    head.writeUInt32BE(bytes.length, 4);
    this.send(Buffer.concat([head, bytes]));
  }

  resize(width: number, height: number): void {
    this.send(message(251, 8, [2, width], [4, height]));
  }

  setContinuous(isOn: boolean): void {
    this.send(message(150, 10, [1, Number(isOn)], [6, this.screen.width], [8, this.screen.height]));
  }

  /** Resolves when the server has read all that was sent before. */
  async settle(): Promise<void> {
    const fence = Buffer.alloc(10);
    fence.writeUInt8(248, 0);
    fence.writeUInt32BE(0x8000_0001, 4);
    fence.set([1, 0x55], 8);
    this.send(fence);
    for (;;) {
      const kind = await this.#nextMessage();
      if (kind === 0) await this.#drawUpdate();
      else if (kind === 248 && this.#fence.equals(Buffer.of(0x55))) return;
    }
  }

  send(bytes: Buffer): void {
    this.source.socket.write(bytes);
  }

  close(): void {
    this.source.socket.destroy();
  }

  #fence: Buffer = Buffer.alloc(0);

  /** Reads all but the body of an update. */
  async #nextMessage(): Promise<number> {
    const kind = await this.source.byte();
    if (kind === 1) await this.source.take(5 + 6 * 256);
    else if (kind === 248) this.#fence = await this.source.take((await this.source.take(8)).readUInt8(7));
    else if (kind !== 0 && kind !== 150) throw new Error(`the server sent message ${kind}`);
    if (kind !== 0) this.heard.push(kind);
    return kind;
  }

  async #drawUpdate(): Promise<UpdatePart[]> {
    const count = (await this.source.take(3)).readUInt16BE(1);
    const parts: UpdatePart[] = [];
    for (let i = 0; i < count; i++) {
      const head = await this.source.take(12);
      const [x, y, width, height] = [0, 2, 4, 6].map((at) => head.readUInt16BE(at)) as [number, number, number, number];
      const encoding = head.readInt32BE(8);
      parts.push({ x, y, width, height, encoding });
      if (encoding === -308) await this.source.take(16 * (await this.source.take(4)).readUInt8(0));
      if (encoding >= 0) await this.screen.draw({ x, y, width, height }, encoding);
      else if (width !== this.screen.width || height !== this.screen.height) this.screen.resize(width, height);
    }
    return parts;
  }

  async #text(): Promise<string> {
    const length = (await this.source.take(4)).readUInt32BE(0);
    return (await this.source.take(length)).toString('utf8');
  }
}

/** A byte at offset 1, two bytes at every other one. */
function message(
  kind: number,
  length: number,
  ...fields: readonly (readonly [offset: number, value: number])[]
): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt8(kind, 0);
  for (const [offset, value] of fields) {
    if (offset === 1) bytes.writeUInt8(value, 1);
    else bytes.writeUInt16BE(value, offset);
  }
  return bytes;
}

/** DES by way of OpenSSL's legacy-free triple DES; each byte of the key has its bits in reverse. */
function encrypt(challenge: Buffer, password: string): Buffer {
  const key = Buffer.from(password.slice(0, 8).padEnd(8, '\0'), 'latin1').map((byte) =>
    Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2),
  );
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(challenge), cipher.final()]);
}
