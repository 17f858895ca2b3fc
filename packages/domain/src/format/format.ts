/** Bytes, durations and cut texts for tables and dialogs, as §9.4 of the specification writes them. */
import { NO_VALUE } from './format-number.ts';

/** §9.4: texts are cut at this length by default. */
export const TRUNCATE_LENGTH = 25;

const KILO = 1024;

/** §9.4: B and KB with no decimals, MB one decimal, GB two. 1 KB is 1024 B. Negative or unknown → `––`. */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return NO_VALUE;
  const scales: readonly (readonly [unit: string, decimals: number])[] = [
    ['B', 0],
    ['KB', 0],
    ['MB', 1],
    ['GB', 2],
  ];
  let value = bytes;
  for (const [unit, decimals] of scales) {
    const text = value.toFixed(decimals);
    // Compared after rounding, so that 1,048,575 B reads 1.0 MB and never 1024 KB.
    if (Number(text) < KILO || unit === 'GB') return `${text} ${unit}`;
    value /= KILO;
  }
  return NO_VALUE;
}

/**
 * §9.4: under 1 minute in seconds; over 60 minutes in hours with one decimal; otherwise minutes, pluralised
 * above 1. `45 seconds`, `1 minute`, `60 minutes`, `1.5 hours`. Negative or unknown → `––`.
 */
export function formatDuration(durationSeconds: number): string {
  if (!Number.isFinite(durationSeconds) || durationSeconds < 0) return NO_VALUE;
  if (durationSeconds < 60) return counted(Math.floor(durationSeconds), 'second');
  if (durationSeconds > 3600) return `${(durationSeconds / 3600).toFixed(1)} hours`;
  return counted(Math.round(durationSeconds / 60), 'minute');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

/** §9.4: a text longer than `length` characters (25 by default) keeps that many and gets `...`. */
export function truncate(text: string, length: number = TRUNCATE_LENGTH): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
