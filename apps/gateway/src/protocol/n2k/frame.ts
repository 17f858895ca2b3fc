/** One message of an NMEA 2000 bus, before its content is decoded. */
import type { Instant } from '@fms/domain/time';
import type { Stamp } from '../../observation/observation.ts';

export interface N2kFrame {
  /** When it was logged or heard by the device that wrote the line; a mere time of day without a date; null without. */
  readonly stamp: Instant | Stamp | null;
  readonly pgn: number;
  /** Address of the sender, 0 to 253. */
  readonly source: number;
  readonly data: Buffer;
  /** The sender has put fast packets together already. */
  readonly isWhole: boolean;
}

export type FrameRefusal = 'n2k-line-unreadable' | 'n2k-length-wrong' | 'time-unreadable';

export type ReadFrame =
  | { readonly kind: 'frame'; readonly frame: N2kFrame }
  | { readonly kind: 'comment' }
  | { readonly kind: 'refused'; readonly reason: FrameRefusal };

export const createRefusedFrame = (reason: FrameRefusal): ReadFrame => ({ kind: 'refused', reason });

/** A CAN identifier of 29 bits → group number and sender (ISO 11783-3: PDU 1 below 240 carries a destination). */
export function readCanId(id: number): { pgn: number; source: number } {
  const format = (id >>> 16) & 0xff;
  const page = (id >>> 24) & 0x03;
  const specific = format < 240 ? 0 : (id >>> 8) & 0xff;
  return { pgn: (page << 16) | (format << 8) | specific, source: id & 0xff };
}

/** Groups whose content is their maker's own affair (NMEA 2000 appendix B: addressed, single-frame and fast ones). */
export function isProprietary(pgn: number): boolean {
  return pgn === 61_184 || pgn === 126_720 || (pgn >= 65_280 && pgn <= 65_535) || (pgn >= 130_816 && pgn <= 131_071);
}
