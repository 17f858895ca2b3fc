import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CameraError } from '../camera-error.ts';
import { type JpegPicture, readJpeg } from '../picture/jpeg-header.ts';
import { buildJpeg } from '../testing/jpeg.ts';
import { type CameraTrouble, CameraWatch } from './camera-watch.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const picture = readJpeg(buildJpeg({})) as JpegPicture;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch over a camera that answers as `read` does. */
function watch(read: (signal: AbortSignal) => Promise<JpegPicture>) {
  const due: number[] = [];
  const problems: (Pick<CameraTrouble, 'code' | 'since'> | null)[] = [];
  const reads: number[] = [];
  const running = new CameraWatch({
    schedule: { everySeconds: 60, index: 0, count: 1 },
    read: (signal) => {
      reads.push(Date.now() - NOON);
      return read(signal);
    },
    due: ({ time }) => due.push(time - NOON),
    problem: (trouble) => problems.push(trouble && { code: trouble.code, since: trouble.since - NOON }),
    now: Date.now,
  });
  return { running, due, problems, reads };
}

const answer = () => Promise.resolve(picture);
const fail = () => Promise.reject(new CameraError('refused', 'The camera refuses the sign-in.'));

describe('a watched camera', () => {
  it('is read every five seconds and sends once a minute', async () => {
    const { running, due, reads } = watch(answer);
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(reads.slice(0, 4)).toEqual([0, 5000, 10_000, 15_000]);
    expect(due).toEqual([0, MINUTE, 2 * MINUTE, 3 * MINUTE]);
    await running.stop();
  });

  it('gives the stills of an alarm, the one of before it too', async () => {
    const { running } = watch(answer);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    const chosen = running.chooseOfAlarm(NOON + MINUTE);
    expect(chosen.map((one) => one.state === 'kept' && one.still.time - NOON - MINUTE)).toEqual([-10_000, 0, 30_000]);
    await running.stop();
  });

  it('that fails is asked ever later, and its problem is told once with its beginning', async () => {
    let isBroken = true;
    const { running, problems, reads } = watch(() => (isBroken ? fail() : answer()));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(reads).toEqual([0, 10_000, 30_000, 70_000]);
    expect(problems).toEqual([{ code: 'refused', since: 0 }]);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(80_000);
    expect(problems.at(-1)).toBeNull();
    expect(reads.slice(-1)).toEqual([150_000]);
    await running.stop();
  });

  it('that is slow is never asked twice at a time nor without a pause, and one still serves all who ask', async () => {
    const slow = () => new Promise<JpegPicture>((resolve) => setTimeout(() => resolve(picture), 12_000));
    const { running, reads } = watch(slow);
    const [first, second] = [running.take(), running.take()];
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await first).toBe(await second);
    expect(reads).toEqual([0, 13_000]);
    const stopped = running.stop();
    await vi.advanceTimersByTimeAsync(12_000);
    await stopped;
  });

  it('that is stopped is read no more, and what is under way is given up without a problem', async () => {
    const untilStopped = (signal: AbortSignal) =>
      new Promise<JpegPicture>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    const { running, problems, reads } = watch(untilStopped);
    await running.stop();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([reads, problems]).toEqual([[0], []]);
  });
});
