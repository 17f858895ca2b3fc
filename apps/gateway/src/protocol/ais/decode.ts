/** Payload of `VDM` and `VDO` → message. Bit positions are those of ITU-R M.1371-5, annex 8. */
import { formatMmsi } from '@fms/domain/identity';
import { formatEta } from '@fms/domain/voyage';
import { decodePayloadBits, type PayloadBits } from './bits.ts';
import type { AisMessage, AisMotion, AisParticulars, AisRefusal, AisReporter } from './message.ts';

export type DecodedAis =
  | { readonly ok: true; readonly message: AisMessage }
  | { readonly ok: false; reason: AisRefusal };

/** Units of the transmission: 1/10,000 minute, 1/10 minute, 1/10 knot or degree. */
const UNITS = { fine: 600_000, coarse: 600, tenth: 10 } as const;
const LAST_TYPE = 27;
/** Type, repeat and MMSI are in all of them. */
const HEAD_BITS = 38;
/** What `motion` says where a message has no such figure. */
const NOT_AVAILABLE = { speed: 102.3, course: 360, heading: 511 } as const;

interface Layout {
  /** A message with fewer bits lacks something we read. */
  readonly bits: number;
  readonly reporter?: AisReporter;
  readonly motion?: (bits: PayloadBits) => AisMotion;
  readonly particulars?: (bits: PayloadBits) => AisParticulars;
}

const nothing: AisParticulars = {
  name: null,
  callSign: null,
  imo: null,
  shipType: null,
  destination: null,
  eta: null,
  draughtMeters: null,
};

/** Latitude follows longitude in every message that has both. */
function position(bits: PayloadBits, start: number) {
  return { longitude: bits.signed(start, 28) / UNITS.fine, latitude: bits.signed(start + 28, 27) / UNITS.fine };
}

const still = {
  speedKnots: NOT_AVAILABLE.speed,
  courseDegrees: NOT_AVAILABLE.course,
  headingDegrees: NOT_AVAILABLE.heading,
  rateOfTurn: null,
  navigationalStatus: null,
};

const classA: Layout = {
  bits: 137,
  motion: (bits) => ({
    ...position(bits, 61),
    speedKnots: bits.unsigned(50, 10) / UNITS.tenth,
    courseDegrees: bits.unsigned(116, 12) / UNITS.tenth,
    headingDegrees: bits.unsigned(128, 9),
    rateOfTurn: bits.signed(42, 8),
    navigationalStatus: bits.unsigned(38, 4),
  }),
};

function classB(bits: PayloadBits): AisMotion {
  return {
    ...position(bits, 57),
    speedKnots: bits.unsigned(46, 10) / UNITS.tenth,
    courseDegrees: bits.unsigned(112, 12) / UNITS.tenth,
    headingDegrees: bits.unsigned(124, 9),
    rateOfTurn: null,
    navigationalStatus: null,
  };
}

/** Sent for satellites: a coarse position, whole knots and degrees, with "not available" of their own (63, 511). */
function longRange(bits: PayloadBits): AisMotion {
  const speed = bits.unsigned(79, 6);
  const course = bits.unsigned(85, 9);
  return {
    longitude: bits.signed(44, 18) / UNITS.coarse,
    latitude: bits.signed(62, 17) / UNITS.coarse,
    speedKnots: speed === 63 ? NOT_AVAILABLE.speed : speed,
    courseDegrees: course >= 360 ? NOT_AVAILABLE.course : course,
    headingDegrees: NOT_AVAILABLE.heading,
    rateOfTurn: null,
    navigationalStatus: bits.unsigned(40, 4),
  };
}

/** Speed of an aircraft is in whole knots, 1023 not available. */
function aircraft(bits: PayloadBits): AisMotion {
  const speed = bits.unsigned(50, 10);
  return {
    ...still,
    ...position(bits, 61),
    speedKnots: speed === 1023 ? NOT_AVAILABLE.speed : speed,
    courseDegrees: bits.unsigned(116, 12) / UNITS.tenth,
  };
}

function voyage(bits: PayloadBits): AisParticulars {
  return {
    name: bits.text(112, 20),
    callSign: bits.text(70, 7),
    imo: bits.unsigned(40, 30),
    shipType: bits.unsigned(232, 8),
    destination: bits.text(302, 20),
    eta: formatEta({
      month: bits.unsigned(274, 4),
      day: bits.unsigned(278, 5),
      hour: bits.unsigned(283, 5),
      minute: bits.unsigned(288, 6),
    }),
    draughtMeters: bits.unsigned(294, 8) / UNITS.tenth,
  };
}

/** Part A is the name, part B the rest; they come as two messages. */
function staticReport(bits: PayloadBits): AisParticulars {
  const part = bits.unsigned(38, 2);
  if (part === 0) return { ...nothing, name: bits.text(40, 20) };
  if (part === 1) return { ...nothing, shipType: bits.unsigned(40, 8), callSign: bits.text(90, 7) };
  return nothing;
}

const LAYOUTS: Readonly<Record<number, Layout>> = {
  1: classA,
  2: classA,
  3: classA,
  4: { bits: 134, reporter: 'base-station', motion: (bits) => ({ ...still, ...position(bits, 79) }) },
  5: { bits: 420, particulars: voyage },
  9: { bits: 128, reporter: 'aircraft', motion: aircraft },
  17: { bits: HEAD_BITS, reporter: 'base-station' },
  18: { bits: 133, motion: classB },
  19: {
    bits: 271,
    motion: classB,
    particulars: (bits) => ({ ...nothing, name: bits.text(143, 20), shipType: bits.unsigned(263, 8) }),
  },
  20: { bits: HEAD_BITS, reporter: 'base-station' },
  21: {
    bits: 219,
    reporter: 'aid-to-navigation',
    motion: (bits) => ({ ...still, ...position(bits, 164) }),
    particulars: (bits) => ({ ...nothing, name: bits.text(43, 20) }),
  },
  24: { bits: 48, particulars: staticReport },
  27: { bits: 94, motion: longRange },
};

/** Types that carry nothing the product takes are still messages: they are heard, counted and left. */
export function decodeAis(payload: string, fillBits: number): DecodedAis {
  const bits = decodePayloadBits(payload, fillBits);
  if (!bits) return { ok: false, reason: 'ais-payload-unreadable' };
  if (bits.length < HEAD_BITS) return { ok: false, reason: 'ais-message-short' };
  const type = bits.unsigned(0, 6);
  if (type < 1 || type > LAST_TYPE) return { ok: false, reason: 'ais-type-unknown' };
  const mmsi = formatMmsi(bits.unsigned(8, 30));
  if (mmsi === undefined) return { ok: false, reason: 'ais-payload-unreadable' };
  const layout = LAYOUTS[type];
  if (layout && bits.length < layout.bits) return { ok: false, reason: 'ais-message-short' };
  return {
    ok: true,
    message: {
      type,
      mmsi,
      reporter: layout?.reporter ?? 'ship',
      motion: layout?.motion?.(bits) ?? null,
      particulars: layout?.particulars?.(bits) ?? null,
    },
  };
}
