/**
 * Decodes and encodes JPEG with MozJPEG in WebAssembly: no compiled code that has to fit the processor of a ship's box. It
 * works in this thread, some ten milliseconds for a picture of a camera, and one picture at a time.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import decodeJpeg, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initEncoder } from '@jsquash/jpeg/encode.js';

/** Red, green, blue and opacity of each pixel, row after row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Of 100. Below 80 the edges of a covered zone show in the squares around it. */
const QUALITY = 80;
/** Without the second pass over the picture: a tenth larger in a third of the time. */
const ENCODING = { quality: QUALITY, progressive: false } as const;

/** The code of WebAssembly: in the package for a ship beside this file, else where it is installed. */
async function readCode(name: 'mozjpeg_dec' | 'mozjpeg_enc'): Promise<{ wasmBinary: ArrayBuffer }> {
  const beside = fileURLToPath(new URL(`${name}.wasm`, import.meta.url));
  const folder = name === 'mozjpeg_dec' ? 'dec' : 'enc';
  const path = existsSync(beside)
    ? beside
    : createRequire(import.meta.url).resolve(`@jsquash/jpeg/codec/${folder}/${name}.wasm`);
  return { wasmBinary: Uint8Array.from(await readFile(path)).buffer };
}

export class JpegCodec {
  readonly #decoder: { wasmBinary: ArrayBuffer };

  private constructor(decoder: { wasmBinary: ArrayBuffer }) {
    this.#decoder = decoder;
  }

  /** Rejects where the code is not there. */
  static async open(): Promise<JpegCodec> {
    const [decoder, encoder] = await Promise.all([readCode('mozjpeg_dec'), readCode('mozjpeg_enc')]);
    await initEncoder(encoder);
    await initDecoder(decoder);
    return new JpegCodec(decoder);
  }

  /** Rejects for what is no JPEG. The decoder ends itself at such a picture, so a fresh one takes its place. */
  async decode(bytes: Uint8Array): Promise<Pixels> {
    try {
      return await decodeJpeg(Uint8Array.from(bytes).buffer);
    } catch (error) {
      await initDecoder(this.#decoder);
      throw error;
    }
  }

  async encode({ data, width, height }: Pixels): Promise<Uint8Array> {
    const plain = Uint8ClampedArray.from(data);
    return new Uint8Array(await encodeJpeg({ data: plain, width, height, colorSpace: 'srgb' }, ENCODING));
  }
}
