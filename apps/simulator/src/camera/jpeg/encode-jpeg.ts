/** A baseline JPEG of a picture (ITU-T T.81, JFIF 1.1): 4:2:0, one scan, the code tables of annex K. */
import type { Raster } from '../raster.ts';
import { BitWriter } from './bit-writer.ts';
import { transformBlock } from './forward-transform.ts';
import { copyBlock, type Plane, toPlanes } from './plane.ts';
import { AC_TABLE, buildCodes, buildQuantisation, DC_TABLE, type HuffmanTable, ZIGZAG } from './table.ts';

const DC_CODES = buildCodes(DC_TABLE);
const AC_CODES = buildCodes(AC_TABLE);
const END_OF_BLOCK = 0x00;
const SIXTEEN_ZEROS = 0xf0;
/** Blocks of one unit: four of brightness, then one of each colour. */
const UNIT: readonly (readonly [plane: 0 | 1 | 2, x: number, y: number])[] = [
  [0, 0, 0],
  [0, 8, 0],
  [0, 0, 8],
  [0, 8, 8],
  [1, 0, 0],
  [2, 0, 0],
];

/** `quality` from 1 to 100 as the usual encoders count it. Sides are at most 65,535 pixels. */
export function encodeJpeg(raster: Raster, quality: number): Buffer {
  const divisors = buildQuantisation(quality);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...divisors.map((table, i) => segment(0xdb, [i, ...ZIGZAG.map((place) => table[place] as number)])),
    segment(0xc0, [8, ...word(raster.height), ...word(raster.width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
    segment(0xc4, [0x00, ...tableBytes(DC_TABLE)]),
    segment(0xc4, [0x10, ...tableBytes(AC_TABLE)]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    encodeScan(toPlanes(raster), divisors),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function encodeScan(planes: readonly [Plane, Plane, Plane], divisors: readonly [Uint8Array, Uint8Array]): Buffer {
  const writer = new BitWriter();
  const block = new Float64Array(64);
  const last = [0, 0, 0];
  const { width, samples } = planes[0];
  for (let y = 0; y < samples.length / width; y += 16) {
    for (let x = 0; x < width; x += 16) {
      for (const [plane, right, down] of UNIT) {
        const step = plane === 0 ? 1 : 2;
        copyBlock(planes[plane], x / step + right, y / step + down, block);
        transformBlock(block);
        last[plane] = writeBlock(writer, block, divisors[plane === 0 ? 0 : 1], last[plane] as number);
      }
    }
  }
  return writer.end();
}

/** Writes the difference to the last mean, then the coefficients with the zeros before each; answers its mean. */
function writeBlock(writer: BitWriter, block: Float64Array, divisors: Uint8Array, lastMean: number): number {
  const valueAt = (i: number) => {
    const place = ZIGZAG[i] as number;
    return Math.round((block[place] as number) / (divisors[place] as number));
  };
  const mean = valueAt(0);
  writeNumber(writer, DC_CODES, 0, mean - lastMean);
  let zeros = 0;
  for (let i = 1; i < 64; i++) {
    const value = valueAt(i);
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) writeCode(writer, AC_CODES, SIXTEEN_ZEROS);
    writeNumber(writer, AC_CODES, zeros << 4, value);
    zeros = 0;
  }
  if (zeros > 0) writeCode(writer, AC_CODES, END_OF_BLOCK);
  return mean;
}

/** The code of a number's length together with `run`, then its bits; negative ones are written less one. */
function writeNumber(writer: BitWriter, codes: typeof AC_CODES, run: number, value: number): void {
  const length = 32 - Math.clz32(Math.abs(value));
  writeCode(writer, codes, run | length);
  if (length > 0) writer.write(value < 0 ? value - 1 : value, length);
}

function writeCode(writer: BitWriter, codes: typeof AC_CODES, value: number): void {
  const code = codes[value];
  if (code === undefined) throw new RangeError(`No code stands for ${value}: the picture has samples beyond 8 bits.`);
  writer.write(code.bits, code.length);
}

const word = (value: number) => [value >> 8, value & 0xff];
const tableBytes = ({ counts, values }: HuffmanTable) => [...counts, ...values];
const segment = (marker: number, content: readonly number[]) =>
  Buffer.from([0xff, marker, ...word(content.length + 2), ...content]);
