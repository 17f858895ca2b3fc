import { describe, expect, it } from 'vitest';
import type { BusReading } from '../../feed/reading.ts';
import { SignalkFeed } from './signalk-feed.ts';

function open() {
  const readings: BusReading[] = [];
  const refusals: string[] = [];
  const clock = { place: (reading: BusReading) => void readings.push(reading), end: () => {} };
  return { readings, refusals, feed: new SignalkFeed({ clock, refuse: (reason) => void refusals.push(reason) }) };
}

const delta = JSON.stringify({
  updates: [{ timestamp: '2026-07-01T12:00:00Z', values: [{ path: 'navigation.speedOverGround', value: 6 }] }],
});
const line = (text: string) => Buffer.from(`${text}\n`);

describe('a stream of Signal K', () => {
  it('that begins in the middle of a delta is read from the next one on', () => {
    const { feed, readings, refusals } = open();
    for (const text of [delta.slice(20), delta, delta]) feed.push(line(text));
    expect(refusals).toEqual(['row-unreadable']);
    expect(readings).toHaveLength(2);
  });

  it('of lines that are no document is not kept for ever', () => {
    const { feed, refusals } = open();
    const noise = line('x'.repeat(1_000_000));
    for (let i = 0; i < 20; i++) feed.push(noise);
    expect(refusals).toEqual(['line-too-long']);
  });

  it('still reads a document over many lines', () => {
    const { feed, readings } = open();
    feed.push(line(JSON.stringify(JSON.parse(delta), null, 2)));
    feed.end();
    expect(readings).toHaveLength(1);
  });

  it('refuses a message nested deeper than any path', () => {
    const { feed, refusals } = open();
    feed.message(`{"a":${'{"a":'.repeat(100_000)}`);
    expect(refusals).toEqual(['row-unreadable']);
  });
});
