/** One moment of a playback in words. */
import { formatAngle, formatNumber, formatPosition, formatQuantity } from '@fms/domain/format';
import type { Translate } from '../../../language/index.ts';
import type { ConningPoint } from './conning-track.ts';

/** `HDG 297°`, `COG 294°`, `SOG 19.4 kn`, `ROT +1.2 °/min`, `rudder −1.5°`: what was measured then, and no more. */
export function formatConning(point: ConningPoint, t: Translate): string[] {
  const rudder = (degrees: number | null) => `${formatNumber(degrees, { decimals: 1, signed: true })}°`;
  const rows: readonly (readonly [label: string, value: number | null, text: string])[] = [
    [t('CONNING_HDG'), point.headingDegrees, formatAngle(point.headingDegrees)],
    [t('COG'), point.courseDegrees, formatAngle(point.courseDegrees)],
    [t('CONNING_SOG'), point.speedKnots, formatQuantity(point.speedKnots, 'kn', { decimals: 1 })],
    [t('ROT'), point.rateOfTurn, formatQuantity(point.rateOfTurn, '°/min', { decimals: 1, signed: true })],
    [t('CONNING_RUDDER'), point.rudderDegrees, rudder(point.rudderDegrees)],
    [t('CONNING_RUDDER_PORT'), point.portRudderDegrees, rudder(point.portRudderDegrees)],
  ];
  const measured = rows.filter(([, value]) => value !== null).map(([label, , text]) => `${label} ${text}`);
  return [...measured, formatPosition(point)];
}
