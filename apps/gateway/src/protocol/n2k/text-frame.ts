/**
 * One line of text → a frame. The spellings: canboat (`time,prio,pgn,src,dst,len,bytes…`), Actisense N2K ASCII
 * (`A000057.055 09FF7 1FF1A 3F9FDCFFFF…`), Yacht Devices RAW (`17:33:21.107 R 19F51323 01 2F 30…`), candump logs
 * (`(1502979132.106111) can0 09F50374#000A00FFFF00FFFF`), the lines candump shows without `-L`
 * (`  can0  09F50374   [8]  00 0A 00 FF FF 00 FF FF`), and the two ways NMEA 0183 wraps them (`$PCDIN`, `$MXPGN`).
 */

import { readTextStamp } from '../../clock/text-stamp.ts';
import type { Stamp } from '../../observation/observation.ts';
import { computeChecksum } from '../nmea0183/checksum.ts';
import { readTimeOfDay, UNREADABLE } from '../nmea0183/field.ts';
import { createRefusedFrame, type FrameRefusal, type N2kFrame, type ReadFrame, readCanId } from './frame.ts';

const CANBOAT = /^(\d{4}-\d{2}-\d{2}[^,]*),(\d),(\d{4,6}),(\d{1,3}),(\d{1,3}),(\d{1,3}),([0-9A-Fa-f,]*)$/;
const ACTISENSE_ASCII = /^A(\d{6}\.\d{3}) ([0-9A-F]{2})[0-9A-F]{2}[0-9A-F] ([0-9A-F]{5}) ((?:[0-9A-F]{2})+)$/i;
const YACHT_DEVICES = /^(\d{2}:\d{2}:\d{2}\.\d{3}) [RT] ([0-9A-F]{8})((?: [0-9A-F]{2}){1,8})$/i;
const CANDUMP = /^\((\d{9,11}\.\d{1,9})\) \S+ ([0-9A-F]{8})#((?:[0-9A-F]{2}){1,8})$/i;
/** The stamp comes with `-t a`, the text in quotes with `-a`. */
const CANDUMP_SHOWN = /^(?:\((\d+\.\d+)\) +)?\w+ +([0-9A-F]{8}) +\[(\d)\]((?: +[0-9A-F]{2}){1,8})(?: +'.*')?$/i;
/** Stamps of `-t d` and `-t z` count from a earlier line. */
const EARLIEST_STAMP_SECONDS = 1e8;
const PCDIN = /^\$PCDIN,([0-9A-F]{6}),[0-9A-V]{8},([0-9A-F]{2}),((?:[0-9A-F]{2})+)\*([0-9A-F]{2})$/i;
const MXPGN = /^\$MXPGN,([0-9A-F]{6}),([0-9A-F]{2})([0-9A-F]{2}),((?:[0-9A-F]{2})+)\*([0-9A-F]{2})$/i;
/** Most bytes of a single CAN frame; a longer payload was already assembled from several frames. */
const FRAME_BYTES = 8;
const FROM_THE_BUS = 0x80;

const frameOf = (frame: N2kFrame): ReadFrame => ({ kind: 'frame', frame });
const hex = (text: string) => Buffer.from(text.replaceAll(/[ ,]/g, ''), 'hex');

/** Whether a line is of one of the spellings; for guessing what a file is. */
export function isN2kLine(line: string): boolean {
  const text = line.trim();
  return [CANBOAT, ACTISENSE_ASCII, YACHT_DEVICES, CANDUMP, CANDUMP_SHOWN, PCDIN, MXPGN].some((spelling) =>
    spelling.test(text),
  );
}

export function readTextFrame(line: string): ReadFrame {
  const text = line.trim();
  if (text === '' || text.startsWith('#')) return { kind: 'comment' };
  const read = readCanboat(text) ?? readActisense(text) ?? readYachtDevices(text) ?? readCandump(text);
  return read ?? readShownCandump(text) ?? readWrapped(text) ?? createRefusedFrame('n2k-line-unreadable');
}

function readCanboat(text: string): ReadFrame | null {
  const match = CANBOAT.exec(text);
  if (!match) return null;
  const [, time = '', , pgn, source, , length, bytes = ''] = match;
  const stamp = readTextStamp(time);
  if (stamp === null) return createRefusedFrame('time-unreadable');
  const data = hex(bytes);
  const refusal: FrameRefusal | null = data.length === Number(length) ? null : 'n2k-length-wrong';
  if (refusal) return createRefusedFrame(refusal);
  return frameOf({ stamp, pgn: Number(pgn), source: Number(source), data, isWhole: data.length > FRAME_BYTES });
}

function readActisense(text: string): ReadFrame | null {
  const match = ACTISENSE_ASCII.exec(text);
  if (!match) return null;
  const [, time = '', source = '', pgn = '', bytes = ''] = match;
  return frameOf({
    stamp: timeOfDay(time),
    pgn: Number.parseInt(pgn, 16),
    source: Number.parseInt(source, 16),
    data: hex(bytes),
    isWhole: true,
  });
}

function readYachtDevices(text: string): ReadFrame | null {
  const match = YACHT_DEVICES.exec(text);
  if (!match) return null;
  const [, time = '', id = '', bytes = ''] = match;
  const address = readCanId(Number.parseInt(id, 16));
  return frameOf({ stamp: timeOfDay(time.replaceAll(':', '')), ...address, data: hex(bytes), isWhole: false });
}

function readCandump(text: string): ReadFrame | null {
  const match = CANDUMP.exec(text);
  if (!match) return null;
  const [, seconds = '', id = '', bytes = ''] = match;
  const stamp = Math.floor(Number(seconds) * 1000);
  return frameOf({ stamp, ...readCanId(Number.parseInt(id, 16)), data: hex(bytes), isWhole: false });
}

function readShownCandump(text: string): ReadFrame | null {
  const match = CANDUMP_SHOWN.exec(text);
  if (!match) return null;
  const [, seconds = '', id = '', length, bytes = ''] = match;
  const data = hex(bytes);
  if (data.length !== Number(length)) return createRefusedFrame('n2k-length-wrong');
  const stamp = Number(seconds) < EARLIEST_STAMP_SECONDS ? null : Math.floor(Number(seconds) * 1000);
  return frameOf({ stamp, ...readCanId(Number.parseInt(id, 16)), data, isWhole: false });
}

/** `MXPGN` writes its bytes last first and says in its top bit whether it is on the way to the bus. */
function readWrapped(text: string): ReadFrame | null {
  const pcdin = PCDIN.exec(text);
  const mxpgn = pcdin ? null : MXPGN.exec(text);
  const match = pcdin ?? mxpgn;
  if (!match) return null;
  const digits = match.at(-1) ?? '';
  if (computeChecksum(text.slice(1, text.lastIndexOf('*'))) !== Number.parseInt(digits, 16)) {
    return createRefusedFrame('n2k-line-unreadable');
  }
  const pgn = Number.parseInt(match[1] ?? '', 16);
  if (pcdin) {
    const [, , source = '', bytes = ''] = pcdin;
    return frameOf({ stamp: null, pgn, source: Number.parseInt(source, 16), data: hex(bytes), isWhole: true });
  }
  const [, , attributes = '', address = '', bytes = ''] = match;
  const isSent = (Number.parseInt(attributes, 16) & FROM_THE_BUS) !== 0;
  const source = isSent ? 0 : Number.parseInt(address, 16);
  return frameOf({ stamp: null, pgn, source, data: hex(bytes).reverse(), isWhole: true });
}

/** Gateways stamp in UTC when they know the time, which is as near as their users can tell. */
function timeOfDay(digits: string): Stamp | null {
  const timeOfDayMs = readTimeOfDay(digits);
  return timeOfDayMs === null || timeOfDayMs === UNREADABLE ? null : { timeOfDayMs, dayMs: null };
}
