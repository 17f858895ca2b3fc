/**
 * Bytes of an Actisense gateway → frames. NGT-1 and its kin send `DLE STX command length … checksum DLE ETX` with every
 * DLE inside doubled; command 0x93 is a message received from the bus, whole. Newer gateways send 0xD0, with a length of
 * two bytes and a CAN identifier.
 */
import type { N2kFrame } from './frame.ts';
import { readCanId } from './frame.ts';

const CONTROL = { dle: 0x10, stx: 0x02, etx: 0x03 } as const;
/** Command of a received message in either format, and bytes before its data. */
const RECEIVED = { command: 0x93, headBytes: 11 } as const;
const RECEIVED_D0 = { command: 0xd0, headBytes: 13 } as const;
const MAX_BYTES = 400;

export interface ActisenseReader {
  /** Frames these bytes complete, however they were cut on the way. */
  push(bytes: Uint8Array): N2kFrame[];
}

export function createActisenseReader(
  refuse: (reason: 'n2k-checksum-wrong' | 'n2k-length-wrong') => void,
): ActisenseReader {
  let message: number[] | null = null;
  let escaped = false;

  const finish = (bytes: number[]): N2kFrame[] => {
    const read = readMessage(Buffer.from(bytes));
    if (typeof read !== 'string') return read ? [read] : [];
    refuse(read);
    return [];
  };

  const take = (byte: number): N2kFrame[] => {
    if (!escaped && byte === CONTROL.dle) {
      escaped = true;
      return [];
    }
    const control = escaped && byte !== CONTROL.dle;
    escaped = false;
    if (control) {
      const ended = byte === CONTROL.etx ? message : null;
      message = byte === CONTROL.stx ? [] : null;
      return ended ? finish(ended) : [];
    }
    message?.push(byte);
    if (message && message.length > MAX_BYTES) {
      message = null;
      refuse('n2k-length-wrong');
    }
    return [];
  };

  return { push: (bytes) => [...bytes].flatMap(take) };
}

/** Null for commands that are no message of the bus (the gateway's own status). */
function readMessage(bytes: Buffer): N2kFrame | null | 'n2k-checksum-wrong' | 'n2k-length-wrong' {
  const sum = bytes.reduce((total, byte) => (total + byte) & 0xff, 0);
  if (sum !== 0) return 'n2k-checksum-wrong';
  if (bytes[0] === RECEIVED.command) return readReceived(bytes);
  return bytes[0] === RECEIVED_D0.command ? readReceivedD0(bytes) : null;
}

/** Command, length, priority, group number of three bytes, destination, source, a counter of four bytes, length, data. */
function readReceived(bytes: Buffer): N2kFrame | 'n2k-length-wrong' {
  if (bytes.length < RECEIVED.headBytes + 3) return 'n2k-length-wrong';
  const length = bytes[12] ?? 0;
  const data = bytes.subarray(13, 13 + length);
  if (data.length !== length || bytes.length !== 13 + length + 1) return 'n2k-length-wrong';
  return { stamp: null, pgn: bytes.readUIntLE(3, 3), source: bytes[7] ?? 0, data, isWhole: true };
}

/** Command, length of two bytes, destination, CAN identifier, counter, status, data. */
function readReceivedD0(bytes: Buffer): N2kFrame | 'n2k-length-wrong' {
  if (bytes.length < RECEIVED_D0.headBytes + 1) return 'n2k-length-wrong';
  const { pgn, source } = readCanId(bytes.readUInt32LE(4));
  return { stamp: null, pgn, source, data: bytes.subarray(RECEIVED_D0.headBytes, -1), isWhole: true };
}
