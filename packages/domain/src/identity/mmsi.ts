/** Maritime mobile service identities: nine digits whose first ones name the kind of station (ITU-R M.585). */

export type MmsiKind =
  | 'ship'
  | 'group'
  | 'base-station'
  | 'sar-aircraft'
  | 'handheld'
  | 'craft-of-parent-ship'
  | 'aid-to-navigation'
  | 'ais-sart'
  | 'man-overboard'
  | 'epirb'
  | 'invalid';

/** First match wins, so longer heads stand before shorter ones. A MID (country) begins with 2 to 7. */
const HEADS: readonly (readonly [pattern: RegExp, kind: MmsiKind])[] = [
  [/^00[2-7]/, 'base-station'],
  [/^0[2-7]/, 'group'],
  [/^111[2-7]/, 'sar-aircraft'],
  [/^[2-7]/, 'ship'],
  [/^8/, 'handheld'],
  [/^970/, 'ais-sart'],
  [/^972/, 'man-overboard'],
  [/^974/, 'epirb'],
  [/^98[2-7]/, 'craft-of-parent-ship'],
  [/^99[2-7]/, 'aid-to-navigation'],
];

/** Nine digits with leading zeros, as an MMSI is written; undefined for what is no whole number of at most nine. */
export function formatMmsi(mmsi: number): string | undefined {
  if (!Number.isInteger(mmsi) || mmsi < 0 || mmsi > 999_999_999) return undefined;
  return String(mmsi).padStart(9, '0');
}

/**
 * Who speaks. AIS carries the number without its leading zeros, so 2573105 is the base station 002573105. Messy feeds
 * hold numbers of 7 to 10 digits that are assigned to no station: `invalid`.
 */
export function getMmsiKind(mmsi: number): MmsiKind {
  const digits = formatMmsi(mmsi);
  return (digits && HEADS.find(([pattern]) => pattern.test(digits))?.[1]) || 'invalid';
}
