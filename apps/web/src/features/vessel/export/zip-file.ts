/** A ZIP archive of small files (PKWARE APPNOTE 6.3.3), deflated by the browser's own means. */

export interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the earliest a ZIP can say: the same content is the same file. */
const DATE = 0x0021;

export async function zipFile(entries: readonly ZipEntry[], type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const plain = new TextEncoder().encode(text);
    const packed = await deflated(plain);
    const fileName = new TextEncoder().encode(name);
    const sizes = [VERSION, FLAGS, DEFLATED, 0, DATE];
    const facts = [crc32(plain), packed.length, plain.length];
    const header = record(LOCAL_HEADER, sizes, facts, [fileName.length, 0]);
    central.push(
      record(CENTRAL_HEADER, [VERSION, ...sizes], facts, [fileName.length, 0, 0, 0, 0], [0, offset]),
      fileName,
    );
    parts.push(header, fileName, packed);
    offset += header.length + fileName.length + packed.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const end = record(END_OF_CENTRAL, [0, 0, entries.length, entries.length], [size, offset], [0]);
  return new Blob([...parts, ...central, end], { type });
}

/** A signature, then 16 and 32 bit numbers in turns, least byte first. */
function record(signature: number, ...groups: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const isWide = (group: number) => group % 2 === 1;
  const length = groups.reduce((sum, group, index) => sum + group.length * (isWide(index) ? 4 : 2), 4);
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  let at = 4;
  groups.forEach((group, index) => {
    for (const number of group) {
      if (isWide(index)) view.setUint32(at, number, true);
      else view.setUint16(at, number, true);
      at += isWide(index) ? 4 : 2;
    }
  });
  return new Uint8Array(view.buffer);
}

async function deflated(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 as ZIP counts it (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
