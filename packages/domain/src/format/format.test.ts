import { describe, expect, it } from 'vitest';
import { formatBytes, formatDuration, truncate } from './format.ts';

describe('§9.4', () => {
  it.each([
    ['B with no decimals', 0, '0 B'],
    ['B with no decimals', 1023, '1023 B'],
    ['KB with no decimals', 1024, '1 KB'],
    ['KB with no decimals', 1536, '2 KB'],
    ['MB one decimal', 1024 * 1024, '1.0 MB'],
    ['MB one decimal', 4.98 * 1024 * 1024, '5.0 MB'],
    ['MB rather than 1024 KB', 1024 * 1024 - 1, '1.0 MB'],
    ['GB two', 1024 ** 3 * 1.256, '1.26 GB'],
    ['GB is the largest', 1024 ** 4 * 2, '2048.00 GB'],
    ['unknown', Number.NaN, '––'],
    ['no negative size', -1, '––'],
  ])('bytes: %s', (_sentence, bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  it.each([
    ['under 1 minute in seconds', 45, '45 seconds'],
    ['pluralised above 1', 1, '1 second'],
    ['still under 1 minute', 59.9, '59 seconds'],
    ['otherwise minutes', 60, '1 minute'],
    ['pluralised above 1', 120, '2 minutes'],
    ['not over 60 minutes', 3600, '60 minutes'],
    ['over 60 minutes in hours with one decimal', 5400, '1.5 hours'],
    ['over 60 minutes in hours with one decimal', 90_000, '25.0 hours'],
    ['unknown', Number.NaN, '––'],
  ])('duration: %s', (_sentence, seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });

  it.each([
    ['25 characters stay', 'a'.repeat(25), undefined, 'a'.repeat(25)],
    ['default 25 characters with "..."', 'a'.repeat(26), undefined, `${'a'.repeat(25)}...`],
    ['another length', 'lube oil', 4, 'lube...'],
    ['no half characters', '🚢🚢🚢', 2, '🚢🚢...'],
  ])('truncate: %s', (_sentence, text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });
});
