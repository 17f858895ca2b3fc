/**
 * Draws what an RFB server sends, written from RFC 6143 and the description of Tight alone: it shares no code with
 * the server under test. Pixels are numbers in the client's own format.
 */
import { constants, createInflate, type Inflate } from 'node:zlib';
import type { ByteSource } from './byte-source.ts';

export interface WireFormat {
  readonly bitsPerPixel: 8 | 16 | 32;
  readonly depth: number;
  readonly bigEndian: boolean;
  readonly max: readonly [red: number, green: number, blue: number];
  readonly shift: readonly [red: number, green: number, blue: number];
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const inflated = (stream: Inflate, data: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    stream.write(data, (error) =>
      error ? reject(error) : resolve((stream.read() as Buffer | null) ?? Buffer.alloc(0)),
    );
  });
const createInflater = () => createInflate({ flush: constants.Z_SYNC_FLUSH, ...{ readableHighWaterMark: 4_000_000 } });

type Take = (count: number) => Promise<Buffer>;

export class RfbDecoder {
  width = 0;
  height = 0;
  pixels = new Uint32Array(0);
  format: WireFormat;
  /** Reads past pictures in JPEG, which it cannot draw; otherwise they are an error. */
  skipsJpeg = false;
  readonly #source: ByteSource;
  readonly #tight = [createInflater(), createInflater(), createInflater(), createInflater()];
  readonly #zrle = createInflater();

  constructor(source: ByteSource, format: WireFormat) {
    this.#source = source;
    this.format = format;
  }

  resize(width: number, height: number): void {
    Object.assign(this, { width, height, pixels: new Uint32Array(width * height) });
  }

  async draw(area: Area, encoding: number): Promise<void> {
    if (encoding === 0) return this.#raw(area, this.#take, this.#pixel);
    if (encoding === 1) return this.#copy(area);
    if (encoding === 5) return this.#hextile(area);
    if (encoding === 7) return this.#drawTight(area);
    if (encoding === 16) return this.#drawZrle(area);
    throw new Error(`encoding ${encoding} was not asked for`);
  }

  get #size() {
    return this.format.bitsPerPixel / 8;
  }
  readonly #take: Take = (count) => this.#source.take(count);
  readonly #pixel = async (take: Take): Promise<number> => {
    const bytes = await take(this.#size);
    return this.format.bigEndian ? bytes.readUIntBE(0, this.#size) : bytes.readUIntLE(0, this.#size);
  };
  readonly #tightPixel = async (take: Take): Promise<number> => {
    const { bitsPerPixel, depth, max, shift } = this.format;
    if (bitsPerPixel !== 32 || depth !== 24 || max.some((each) => each !== 255)) return this.#pixel(take);
    const rgb = await take(3);
    return shift.reduce((sum, by, i) => sum + (rgb[i] as number) * 2 ** by, 0);
  };
  /** Of the tests' formats of 32 bits all keep their colours in the low three bytes. */
  readonly #zrlePixel = async (take: Take): Promise<number> => {
    if (this.format.bitsPerPixel !== 32) return this.#pixel(take);
    const bytes = await take(3);
    return this.format.bigEndian ? bytes.readUIntBE(0, 3) : bytes.readUIntLE(0, 3);
  };

  #fill({ x, y, width, height }: Area, pixel: number): void {
    if (x + width > this.width || y + height > this.height) throw new Error('drawn over the edge');
    for (let row = y; row < y + height; row++)
      this.pixels.fill(pixel, row * this.width + x, row * this.width + x + width);
  }

  async #raw({ x, y, width, height }: Area, take: Take, pixel: (take: Take) => Promise<number>): Promise<void> {
    for (let row = y; row < y + height; row++)
      for (let i = x; i < x + width; i++) this.pixels[row * this.width + i] = await pixel(take);
  }

  async #copy({ x, y, width, height }: Area): Promise<void> {
    const from = await this.#take(4);
    const [fromX, fromY] = [from.readUInt16BE(0), from.readUInt16BE(2)];
    const before = this.pixels.slice();
    for (let row = 0; row < height; row++)
      for (let i = 0; i < width; i++)
        this.pixels[(y + row) * this.width + x + i] = before[(fromY + row) * this.width + fromX + i] as number;
  }

  async #hextile(area: Area): Promise<void> {
    let background = 0;
    let foreground = 0;
    for (const tile of listTiles(area, 16)) {
      const mask = await this.#source.byte();
      if (mask & 1) {
        await this.#raw(tile, this.#take, this.#pixel);
        continue;
      }
      if (mask & 2) background = await this.#pixel(this.#take);
      if (mask & 4) foreground = await this.#pixel(this.#take);
      this.#fill(tile, background);
      for (let left = mask & 8 ? await this.#source.byte() : 0; left > 0; left--) {
        const colour = mask & 16 ? await this.#pixel(this.#take) : foreground;
        const [place = 0, size = 0] = await this.#take(2);
        const part = {
          x: tile.x + (place >> 4),
          y: tile.y + (place & 15),
          width: (size >> 4) + 1,
          height: (size & 15) + 1,
        };
        this.#fill(part, colour);
      }
    }
  }

  async #drawTight(area: Area): Promise<void> {
    const control = await this.#source.byte();
    for (let i = 0; i < 4; i++) if (control & (1 << i)) this.#tight[i] = createInflater();
    if (control >> 4 === 8) return this.#fill(area, await this.#tightPixel(this.#take));
    if (control >> 4 === 9 && this.skipsJpeg) return void (await this.#take(await this.#tightLength()));
    if (control & 0x80) throw new Error('JPEG was not asked for');
    const filter = control & 0x40 ? await this.#source.byte() : 0;
    const stream = (control >> 4) & 3;
    if (filter === 0) {
      const one = this.format.bitsPerPixel === 32 ? 3 : this.#size;
      return this.#raw(area, takeFrom(await this.#tightData(stream, area.width * area.height * one)), this.#tightPixel);
    }
    if (filter !== 1) throw new Error(`filter ${filter} was not asked for`);
    const count = (await this.#source.byte()) + 1;
    const palette: number[] = [];
    for (let i = 0; i < count; i++) palette.push(await this.#tightPixel(this.#take));
    const bits = count === 2 ? 1 : 8;
    const data = await this.#tightData(stream, Math.ceil((area.width * bits) / 8) * area.height);
    this.#indexed(area, data, palette, bits);
  }

  async #tightData(stream: number, length: number): Promise<Buffer> {
    if (length < 12) return this.#take(length);
    return inflated(this.#tight[stream] as Inflate, await this.#take(await this.#tightLength()));
  }

  async #tightLength(): Promise<number> {
    let length = 0;
    for (let i = 0; i < 3; i++) {
      const byte = await this.#source.byte();
      length += (i === 2 ? byte : byte & 0x7f) * 2 ** (7 * i);
      if ((byte & 0x80) === 0) break;
    }
    return length;
  }

  async #drawZrle(area: Area): Promise<void> {
    const length = (await this.#take(4)).readUInt32BE(0);
    const take = takeFrom(await inflated(this.#zrle, await this.#take(length)));
    for (const tile of listTiles(area, 64)) {
      const kind = (await take(1)).readUInt8(0);
      if (kind === 0) await this.#raw(tile, take, this.#zrlePixel);
      else if (kind > 16) throw new Error(`tile of kind ${kind} was not expected`);
      else {
        const palette: number[] = [];
        for (let i = 0; i < kind; i++) palette.push(await this.#zrlePixel(take));
        const bits = kind === 2 ? 1 : kind <= 4 ? 2 : 4;
        if (kind === 1) this.#fill(tile, palette[0] as number);
        else this.#indexed(tile, await take(Math.ceil((tile.width * bits) / 8) * tile.height), palette, bits);
      }
    }
  }

  #indexed(area: Area, data: Buffer, palette: readonly number[], bits: number): void {
    const stride = Math.ceil((area.width * bits) / 8);
    for (let y = 0; y < area.height; y++)
      for (let x = 0; x < area.width; x++) {
        const byte = data[y * stride + Math.floor((x * bits) / 8)] as number;
        const index = (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1);
        this.pixels[(area.y + y) * this.width + area.x + x] = palette[index] as number;
      }
  }
}

function takeFrom(data: Buffer): Take {
  let at = 0;
  return async (count) => {
    at += count;
    if (at > data.length) throw new Error('the data is too short');
    return data.subarray(at - count, at);
  };
}

function listTiles({ x, y, width, height }: Area, side: number): Area[] {
  const tiles: Area[] = [];
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side)
      tiles.push({
        x: x + left,
        y: y + top,
        width: Math.min(side, width - left),
        height: Math.min(side, height - top),
      });
  return tiles;
}
