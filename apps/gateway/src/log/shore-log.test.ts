import { MAX_LOG_BYTES_PER_DAY, MAX_LOG_LINES_PER_FRAME } from '@fms/contract/link';
import { DAY_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { teeLog } from '../run/tee-log.ts';
import { ShoreLog } from './shore-log.ts';

const clock = createFakeClock(DAY_MS);
const line = (content: string) => ({ time: 1, level: 'info', area: 'link', content }) as const;

let log: ShoreLog;
beforeEach(() => {
  log = new ShoreLog(0, () => clock.now());
});

/** Everything that waits, each frame answered. */
function drain(): { lines: string[]; dropped: number } {
  const lines: string[] = [];
  let dropped = 0;
  for (let frame = log.next(); frame !== null; frame = log.next()) {
    lines.push(...frame.lines.map(({ content }) => content));
    dropped += frame.dropped;
    log.done(frame.sequence);
  }
  return { lines, dropped };
}

describe('lines for the shore', () => {
  it('go in their order, one frame at a time', () => {
    for (let n = 0; n < MAX_LOG_LINES_PER_FRAME + 1; n++) log.take(line(`${n}`));
    const first = log.next();
    expect([first?.lines.length, log.next()]).toEqual([MAX_LOG_LINES_PER_FRAME, null]);
    log.done(99);
    expect(log.next()).toBeNull();
    log.done(first?.sequence ?? 0);
    expect(log.next()?.lines.map(({ content }) => content)).toEqual([`${MAX_LOG_LINES_PER_FRAME}`]);
  });

  it('come again with the next connection when they were not answered', () => {
    log.take(line('a'));
    log.next();
    log.take(line('b'));
    log.rewind();
    expect(drain()).toEqual({ lines: ['a', 'b'], dropped: 0 });
  });

  it('are no more than 1 MB a day, with a count of the rest, and go on the day after', () => {
    const long = 'x'.repeat(1000);
    for (let n = 0; n < 1200; n++) log.take(line(long));
    const { lines, dropped } = drain();
    expect([lines.length + dropped, dropped > 200]).toEqual([1200, true]);
    expect(lines.join('').length).toBeLessThan(MAX_LOG_BYTES_PER_DAY);
    log.take(line(long));
    expect(drain()).toEqual({ lines: [], dropped: 1 });
    clock.advance(DAY_MS);
    log.take(line('the day after'));
    expect(drain()).toEqual({ lines: ['the day after'], dropped: 0 });
  });

  it('fill no more memory than one day while there is no link', () => {
    for (let day = 0; day < 3; day++) {
      for (let n = 0; n < 600; n++) log.take(line('x'.repeat(1000)));
      clock.advance(DAY_MS);
    }
    const { lines, dropped } = drain();
    expect(lines.length).toBeLessThan(1000);
    expect(lines.length + dropped).toBe(1800);
  });

  it('hold no secret, and are cut where they are long', () => {
    const written: unknown[] = [];
    const onBoard = { info: (...parts: unknown[]) => void written.push(parts), warn: () => {} };
    const tee = teeLog(onBoard, log, () => 7);
    tee.info({ vessel: 'Havbris', source: 'mqtt', err: new Error('no mqtt://u:s3cret@b') }, 'no broker');
    tee.warn({}, 'y'.repeat(9000));
    expect(written).toHaveLength(1);
    const [first, second] = log.next()?.lines ?? [];
    expect(first).toEqual({ time: 7, level: 'info', area: 'mqtt', content: expect.stringContaining('[hidden]') });
    expect(first?.content).not.toMatch(/s3cret|Havbris/);
    expect([second?.level, second?.content.length]).toEqual(['warning', 2000]);
  });
});
