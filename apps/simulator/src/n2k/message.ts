/** An NMEA 2000 message and the ways in which gateways to the bus write it as text. */

export interface N2kMessage {
  /** Parameter group number; those of the simulator are all broadcast (PDU2). */
  readonly pgn: number;
  readonly priority: number;
  /** Address of the device on the bus. */
  readonly source: number;
  readonly data: Uint8Array;
}

export type N2kLineFormat = 'canboat' | 'yacht-devices';

const FRAME_BYTES = 8;
const FIRST_FRAME_BYTES = 6;
const NEXT_FRAME_BYTES = 7;

const hex = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

/** Lines of all messages of one moment, each ended as on the wire. `counter` tells fast packets of a group apart. */
export function formatN2kLines(
  messages: readonly N2kMessage[],
  timeMs: number,
  spelling: N2kLineFormat,
  counter: number,
): string[] {
  const iso = new Date(timeMs).toISOString();
  if (spelling === 'canboat') return messages.map((message) => canboatLine(message, iso));
  return messages.flatMap((message) =>
    framesOf(message, counter).map((frame) => yachtDevicesLine(message, frame, iso)),
  );
}

/** `2014-08-15T19:00:00.000Z,2,127488,35,255,8,00,…`: canboat's own, fast packets put together. */
function canboatLine({ pgn, priority, source, data }: N2kMessage, iso: string): string {
  return `${iso},${priority},${pgn},${source},255,${data.length},${[...data].map(hex).join(',')}\n`;
}

/** `17:33:21.107 R 19F51323 01 2F 30…`: RAW of Yacht Devices, one CAN frame a line and only the time of day. */
function yachtDevicesLine({ pgn, priority, source }: N2kMessage, frame: readonly number[], iso: string): string {
  const canId = (((priority << 26) | (pgn << 8) | source) >>> 0).toString(16).toUpperCase().padStart(8, '0');
  return `${iso.slice(11, 23)} R ${canId} ${frame.map(hex).join(' ')}\r\n`;
}

/** More than eight bytes go as a fast packet: the length in the first frame, a counter in each, filled up with ones. */
function framesOf({ data }: N2kMessage, counter: number): number[][] {
  if (data.length <= FRAME_BYTES) return [[...data]];
  const head = (counter & 0x07) << 5;
  const frames = [[head, data.length, ...data.subarray(0, FIRST_FRAME_BYTES)]];
  for (let at = FIRST_FRAME_BYTES; at < data.length; at += NEXT_FRAME_BYTES) {
    const rest = [...data.subarray(at, at + NEXT_FRAME_BYTES)];
    const filled = [...rest, ...Array.from({ length: NEXT_FRAME_BYTES - rest.length }, () => 0xff)];
    frames.push([head | frames.length, ...filled]);
  }
  return frames;
}
