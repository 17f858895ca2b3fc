/** The three ways a position is written (§B6-2). */
import type { Position } from '../geo/coordinates.ts';
import { NO_VALUE } from './format-number.ts';

/** `minutes` is what screens show; the other two are offered on copy. */
export type PositionFormat = 'minutes' | 'seconds' | 'decimal';

/**
 * `minutes` → `60°01.2′N 002°37.2′E`, `seconds` → `60°01′12.0″N 002°37′12.0″E`,
 * `decimal` → `60.02000, 2.62000` with a plain hyphen for minus, since it is pasted into other programs.
 * Anything not finite → `––`.
 */
export function formatPosition({ latitude, longitude }: Position, format: PositionFormat = 'minutes'): string {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return NO_VALUE;
  if (format === 'decimal') return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  const write = format === 'minutes' ? degreesAndMinutes : degreesMinutesSeconds;
  const northing = `${write(Math.abs(latitude), 2)}${latitude < 0 ? 'S' : 'N'}`;
  const easting = `${write(Math.abs(longitude), 3)}${longitude < 0 ? 'W' : 'E'}`;
  return `${northing} ${easting}`;
}

// Both round the whole angle to its last digit first: rounding the parts apart once wrote 59°60.0′ for 59.99999°.

function degreesAndMinutes(degrees: number, digits: number): string {
  const tenths = Math.round(degrees * 600);
  const minutes = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${pad(Math.floor(tenths / 600), digits)}°${minutes}′`;
}

function degreesMinutesSeconds(degrees: number, digits: number): string {
  const tenths = Math.round(degrees * 36_000);
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  return `${pad(Math.floor(tenths / 36_000), digits)}°${pad(Math.floor(tenths / 600) % 60, 2)}′${seconds}″`;
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
