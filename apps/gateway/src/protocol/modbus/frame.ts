/** Modbus TCP as bytes: one request, one answer (Modbus Application Protocol 1.1b3; Messaging on TCP/IP 1.0b). */

export type Area = 'holding' | 'input' | 'coil' | 'discrete';

const FUNCTIONS: Readonly<Record<Area, number>> = { coil: 1, discrete: 2, holding: 3, input: 4 };
const HEAD_BYTES = 7;
const MAX_ANSWER_BYTES = 260;
const EXCEPTION = 0x80;
/** What one request may ask for. */
export const MAX_REGISTERS = 125;
export const MAX_BITS = 2000;

export interface Request {
  readonly transaction: number;
  readonly unitId: number;
  readonly area: Area;
  readonly address: number;
  readonly count: number;
}

export interface Answer {
  readonly transaction: number;
  /** Registers as they came, or bits as 0 and 1; null when the device refused, with its reason. */
  readonly values: readonly number[] | null;
  readonly exception: number | null;
}

export const isBits = (area: Area) => area === 'coil' || area === 'discrete';

export function writeRequest({ transaction, unitId, area, address, count }: Request): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(transaction, 0);
  bytes.writeUInt16BE(6, 4);
  bytes.writeUInt8(unitId, 6);
  bytes.writeUInt8(FUNCTIONS[area], 7);
  bytes.writeUInt16BE(address, 8);
  bytes.writeUInt16BE(count, 10);
  return bytes;
}

/** Answers these bytes complete, and the rest; null when they are no Modbus at all. */
export function readAnswers(bytes: Buffer): { answers: Answer[]; rest: Buffer } | null {
  const answers: Answer[] = [];
  let rest = bytes;
  while (rest.length >= HEAD_BYTES) {
    const length = rest.readUInt16BE(4);
    if (rest.readUInt16BE(2) !== 0 || length < 3 || length > MAX_ANSWER_BYTES) return null;
    if (rest.length < 6 + length) break;
    answers.push(readAnswer(rest.subarray(0, 6 + length)));
    rest = rest.subarray(6 + length);
  }
  return { answers, rest };
}

function readAnswer(bytes: Buffer): Answer {
  const transaction = bytes.readUInt16BE(0);
  const code = bytes.readUInt8(7);
  if (code & EXCEPTION) return { transaction, values: null, exception: bytes.readUInt8(8) };
  const data = bytes.subarray(9, 9 + bytes.readUInt8(8));
  const values = code <= FUNCTIONS.discrete ? bitsOf(data) : registersOf(data);
  return { transaction, values, exception: null };
}

function registersOf(data: Buffer): number[] {
  return Array.from({ length: data.length >> 1 }, (_, i) => data.readUInt16BE(i * 2));
}

/** The lowest bit of the first byte is the first coil. */
function bitsOf(data: Buffer): number[] {
  return [...data].flatMap((byte) => Array.from({ length: 8 }, (_, i) => (byte >> i) & 1));
}
