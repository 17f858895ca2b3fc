/** AIS as NMEA 2000 carries it → the message a VDM sentence would have held (ITU-R M.1371), sentinels put back. */
import { convert } from '@fms/domain/unit';
import { formatEtaInstant } from '@fms/domain/voyage';
import { normaliseDegrees, round } from '../../observation/round.ts';
import type { AisMessage, AisMotion, AisParticulars, AisReporter } from '../ais/message.ts';
import type { Enumerations, N2kReader } from './n2k-reader.ts';

/** What AIS itself sends for "not available". */
const NOT_AVAILABLE = { latitude: 91, longitude: 181, speedKnots: 102.3, course: 360, heading: 511 } as const;

/** Message type and kind of reporter by group number. */
const REPORTS: Readonly<Record<number, readonly [type: number, reporter: AisReporter]>> = {
  129038: [1, 'ship'],
  129039: [18, 'ship'],
  129040: [19, 'ship'],
  129041: [21, 'aid-to-navigation'],
  129793: [4, 'base-station'],
  129794: [5, 'ship'],
  129798: [9, 'aircraft'],
  129809: [24, 'ship'],
  129810: [24, 'ship'],
};
const STATIC = new Set([129_040, 129_794, 129_809, 129_810]);
const MOVING = new Set([129_038, 129_039, 129_040, 129_798]);
/** Of the transponder's word on where a report comes from; what it received from others is a `VDL reception`. */
const OWN = new Set(['Own information not broadcast', 'Channel A VDL transmission', 'Channel B VDL transmission']);

export function isAisGroup(pgn: number): boolean {
  return REPORTS[pgn] !== undefined;
}

/** Whether a message comes from this ship's own transponder, sent to the bus alone or broadcast. */
export function isOwnReport(m: N2kReader): boolean {
  return OWN.has(m.word('aisTransceiverInformation') ?? '');
}

/** Null when the group says nothing of who it is about. */
export function readN2kAis(m: N2kReader, enumerations: Enumerations): AisMessage | null {
  const { pgn } = m.message;
  const report = REPORTS[pgn];
  const mmsi = m.number('userId');
  if (!report || mmsi === null || mmsi <= 0) return null;
  const [type, reporter] = report;
  return {
    type,
    mmsi: String(mmsi).padStart(9, '0'),
    reporter,
    motion: MOVING.has(pgn) ? motionOf(m, enumerations) : null,
    particulars: STATIC.has(pgn) ? particularsIn(m, enumerations) : null,
  };
}

function motionOf(m: N2kReader, { numberOf }: Enumerations): AisMotion {
  const speed = m.number('sog');
  const status = m.word('navStatus');
  return {
    latitude: m.number('latitude') ?? NOT_AVAILABLE.latitude,
    longitude: m.number('longitude') ?? NOT_AVAILABLE.longitude,
    speedKnots: speed === null ? NOT_AVAILABLE.speedKnots : round(convert(speed, 'm/s', 'kn')),
    courseDegrees: degrees(m.number('cog')) ?? NOT_AVAILABLE.course,
    headingDegrees: degrees(m.number('heading')) ?? NOT_AVAILABLE.heading,
    rateOfTurn: null,
    navigationalStatus: status === null ? null : (numberOf('NAV_STATUS', status) ?? null),
  };
}

const degrees = (radians: number | null) => (radians === null ? null : normaliseDegrees(convert(radians, 'rad', '°')));

function particularsIn(m: N2kReader, { numberOf }: Enumerations): AisParticulars {
  const type = m.word('typeOfShip');
  return {
    name: textOf(m, 'name'),
    callSign: textOf(m, 'callsign'),
    imo: m.number('imoNumber'),
    shipType: (type === null ? m.number('typeOfShip') : numberOf('SHIP_TYPE', type)) ?? null,
    destination: textOf(m, 'destination'),
    eta: etaOf(m),
    draughtMeters: m.number('draft'),
  };
}

/** With the year this bus knows and AIS does not tell left out, so that both say the same. */
function etaOf(m: N2kReader): string | null {
  const moment = m.moment('etaDate', 'etaTime');
  return moment && formatEtaInstant(moment.dayMs + moment.timeOfDayMs);
}

/** Six-bit text is padded with `@`. */
function textOf(m: N2kReader, field: string): string | null {
  return m.word(field)?.replace(/@.*$/, '').trim() ?? null;
}
