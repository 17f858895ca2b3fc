import type { TagReading } from '../../../../live/index.ts';

/** Whether a value may still be reckoned with: it is there, and not stale. */
export function isTrusted({ freshness }: TagReading): boolean {
  return freshness !== 'stale' && freshness !== 'bad' && freshness !== 'unknown';
}
