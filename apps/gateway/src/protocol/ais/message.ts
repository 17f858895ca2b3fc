/** What the product takes from an AIS message, before "not available" is told apart (availability.ts). */

/** Who reports; decides what becomes of the report. */
export type AisReporter = 'ship' | 'base-station' | 'aid-to-navigation' | 'aircraft';

/** Figures as transmitted: 91/181, 102.3 kn, 360° and 511 mean "not available". */
export interface AisMotion {
  readonly latitude: number;
  readonly longitude: number;
  readonly speedKnots: number;
  readonly courseDegrees: number;
  readonly headingDegrees: number;
  /** Indicator of messages 1 to 3 (−128 not available), null in the others. */
  readonly rateOfTurn: number | null;
  /** 0 to 15, null in messages that have none. */
  readonly navigationalStatus: number | null;
}

/** Empty texts and zeros mean "not given"; null means the message does not speak of it. */
export interface AisParticulars {
  readonly name: string | null;
  readonly callSign: string | null;
  readonly imo: number | null;
  readonly shipType: number | null;
  readonly destination: string | null;
  /** In UTC, `2 Jan 08:00`. */
  readonly eta: string | null;
  readonly draughtMeters: number | null;
}

export interface AisMessage {
  /** 1 to 27. */
  readonly type: number;
  /** Nine digits. */
  readonly mmsi: string;
  readonly reporter: AisReporter;
  readonly motion: AisMotion | null;
  readonly particulars: AisParticulars | null;
}

export type AisRefusal = 'ais-payload-unreadable' | 'ais-message-short' | 'ais-type-unknown' | 'ais-part-missing';
