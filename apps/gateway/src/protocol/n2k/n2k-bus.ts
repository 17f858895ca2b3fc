/** Frames of an NMEA 2000 bus → readings with a place in time. One of these for each source. */
import type { SentenceClock } from '../../clock/recording-clock.ts';
import type { OnBusMessage } from '../../feed/bus-message.ts';
import type { BusReading } from '../../feed/reading.ts';
import type { OnRemark } from '../../feed/recording-remark.ts';
import type { Decoded, Stamp } from '../../observation/observation.ts';
import { FastPackets } from './fast-packet.ts';
import { isProprietary, type N2kFrame } from './frame.ts';
import { decodeN2k, isKept } from './n2k.ts';
import { isAisGroup, isOwnReport, readN2kAis } from './n2k-ais.ts';
import { type EquipmentNames, N2kReader } from './n2k-reader.ts';
import type { N2kMessage, PgnDecoder } from './pgn-decoder.ts';
import { readTextFrame } from './text-frame.ts';

export interface N2kCounts {
  lines: number;
  /** Whole messages, fast packets put together. */
  sentences: number;
  /** Groups that are right and carry nothing the product keeps. */
  notKept: number;
}

export interface N2kParts {
  readonly decoder: PgnDecoder;
  readonly clock: SentenceClock<BusReading>;
  readonly refuse: (reason: string, example: string) => void;
  readonly names?: EquipmentNames;
  readonly hear?: OnBusMessage | undefined;
  readonly remark?: OnRemark | undefined;
}

/**
 * Group numbers have 18 bits, and canboat numbers messages of the gateways themselves from 0x40000 on. Text can write more,
 * and each number met is remembered.
 */
const MAX_PGN = 0x4ffff;
/** A logger writes a message down within a second or two; further apart, one of the two clocks is wrong. */
const CLOCK_TOLERANCE_MS = 60_000;
const FAST_HEADLINE = /^#\s*format=FAST/i;

export class N2kBus {
  readonly counts: N2kCounts = { lines: 0, sentences: 0, notKept: 0 };
  /** Whole messages by group number. */
  readonly groups = new Map<number, number>();
  readonly #parts: N2kParts;
  readonly #packets = new FastPackets();
  /** A log that holds one message put together holds only such. */
  #isWhole = false;
  /** Only position reports are marked as the ship's own; its name comes without that mark. */
  #ownMmsi: string | null = null;
  /** The clock that stamped the lines minus the one on the bus, where they last differed by more than the tolerance. */
  #loggerAheadMs: number | null = null;

  constructor(parts: N2kParts) {
    this.#parts = parts;
  }

  /** One line of text in any spelling. */
  line(line: string): void {
    this.counts.lines++;
    if (FAST_HEADLINE.test(line)) this.#isWhole = true;
    const read = readTextFrame(line);
    if (read.kind === 'refused') this.#parts.refuse(read.reason, line);
    if (read.kind === 'frame') this.frame(read.frame, line);
  }

  frame(frame: N2kFrame, line = hexOf(frame)): void {
    if (frame.pgn > MAX_PGN) {
      this.#parts.refuse('n2k-line-unreadable', line);
      return;
    }
    if (frame.isWhole) this.#isWhole = true;
    const whole = this.#assemble(frame, line);
    if (!whole) return;
    this.counts.sentences++;
    this.#parts.hear?.({ name: String(frame.pgn), from: `N2K:${frame.source}`, example: line });
    this.groups.set(frame.pgn, (this.groups.get(frame.pgn) ?? 0) + 1);
    if (isKept(frame.pgn)) this.#message(whole, line);
    else this.counts.notKept++;
  }

  end(): void {
    this.#parts.clock.end();
    if (this.#loggerAheadMs !== null) {
      this.#parts.remark?.({ kind: 'clock-differs', loggerAheadMs: this.#loggerAheadMs });
    }
    for (let i = 0; i < this.#packets.abandoned; i++) this.#parts.refuse('fast-packet-incomplete', '');
  }

  #assemble(frame: N2kFrame, line: string): N2kFrame | null {
    if (this.#isWhole || !this.#parts.decoder.isFast(frame.pgn)) return frame;
    const data = this.#packets.add(frame.pgn, frame.source, frame.data);
    if (data === 'incomplete') this.#parts.refuse('fast-packet-incomplete', line);
    return typeof data === 'string' ? null : { ...frame, data };
  }

  #message(frame: N2kFrame, line: string): void {
    const { decoder, names = {} } = this.#parts;
    const message = decoder.decode(frame);
    if (!message) this.#undefinedGroup(frame.pgn, line);
    else if (isAisGroup(message.pgn)) this.#ais(message, frame.stamp, line);
    else this.#sensor(decodeN2k(message, names), frame.stamp, line);
  }

  /** A maker need not publish its proprietary groups; in a standard group, bytes that fit no definition are wrong. */
  #undefinedGroup(pgn: number, line: string): void {
    if (isProprietary(pgn)) this.counts.notKept++;
    else this.#parts.refuse('n2k-message-unreadable', line);
  }

  /** The date of the bus is worth more than a time of day its gateway wrote without one. */
  #sensor(decoded: Decoded | null, stamp: N2kFrame['stamp'], line: string): void {
    if (!decoded) {
      this.counts.notKept++;
      return;
    }
    for (const reason of decoded.refusals ?? []) this.#parts.refuse(reason, line);
    if (decoded.observations.length === 0 && !decoded.alerts && !decoded.stamp) return;
    const own: Stamp | undefined = decoded.stamp;
    if (own && typeof stamp === 'number') this.#compareClocks(stamp, own, line);
    this.#parts.clock.place({ kind: 'sensor', decoded, line }, typeof stamp === 'number' ? stamp : (own ?? stamp));
  }

  /** The stamp counts; which of the two clocks is right cannot be told from the log. */
  #compareClocks(stamp: number, { dayMs, timeOfDayMs }: Stamp, line: string): void {
    if (dayMs === null) return;
    const aheadMs = stamp - (dayMs + timeOfDayMs);
    if (Math.abs(aheadMs) <= CLOCK_TOLERANCE_MS) return;
    this.#loggerAheadMs = aheadMs;
    this.#parts.refuse('clock-not-believed', line);
  }

  #ais(message: N2kMessage, stamp: N2kFrame['stamp'], line: string): void {
    const reader = new N2kReader(message, {});
    const report = readN2kAis(reader, this.#parts.decoder);
    if (!report) {
      this.#parts.refuse('ais-message-short', line);
      return;
    }
    if (isOwnReport(reader)) this.#ownMmsi = report.mmsi;
    const kind = report.mmsi === this.#ownMmsi ? 'own-ais' : 'heard-ais';
    this.#parts.clock.place({ kind, message: report, line }, stamp);
  }
}

const hexOf = ({ pgn, source, data }: N2kFrame) => `${pgn} from ${source}: ${data.toString('hex')}`;
