import { computeDestination } from '@fms/domain/geo';
import { toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReplayMoment } from './replay-moment.ts';

const id = toId<VesselId>(1);
const START = Date.UTC(2026, 10, 21);
const at = (minute: number) => START + minute * MINUTE_MS;

function momentOf(fixes: readonly (readonly [minute: number, latitude: number, longitude: number])[], end = 600) {
  const moment = new ReplayMoment(START, at(end));
  const vessel = {
    vesselId: id,
    times: fixes.map(([minute]) => at(minute)),
    latitudes: fixes.map(([, latitude]) => latitude),
    longitudes: fixes.map(([, , longitude]) => longitude),
  };
  moment.setHistory({ scope: 10, vessels: [vessel] }, at(end));
  return moment;
}
const readAt = (moment: ReplayMoment, minute: number) => {
  moment.setTime(at(minute));
  return moment.read(id);
};

describe('ReplayMoment', () => {
  it('knows nothing of a vessel before its first position', () => {
    expect(readAt(momentOf([[10, 60, 3]]), 9)).toBeUndefined();
    expect(readAt(momentOf([[10, 60, 3]]), 10)).toMatchObject({ latitude: 60, time: at(10), speedKnots: null });
  });

  it('moves a vessel along the line between two positions, at the speed and course made good', () => {
    const { latitude, longitude } = computeDestination({ latitude: 60, longitude: 3 }, 90, 1852);
    const position = readAt(
      momentOf([
        [0, 60, 3],
        [6, latitude, longitude],
      ]),
      3,
    );
    expect(position?.longitude).toBeCloseTo((3 + longitude) / 2, 9);
    expect(position?.speedKnots).toBeCloseTo(10, 2);
    expect(position?.courseDegrees).toBeCloseTo(90, 1);
    expect(position?.time).toBe(at(3));
  });

  it('goes the short way across 180°', () => {
    expect(
      readAt(
        momentOf([
          [0, -17, 179.99],
          [4, -17, -179.99],
        ]),
        2,
      )?.longitude,
    ).toBeCloseTo(180, 6);
  });

  it('leaves a vessel where it was last seen over a gap, with the age it has', () => {
    const moment = momentOf([
      [0, 60, 3],
      [5, 60.02, 3],
      [90, 61, 3],
      [95, 61.02, 3],
    ]);
    expect(readAt(moment, 50)).toMatchObject({ latitude: 60.02, time: at(5) });
    expect(readAt(moment, 50)?.speedKnots).toBeCloseTo(14.4, 0);
    expect(moment.sampleTime(id)).toBe(at(5));
    expect(readAt(moment, 92)?.latitude).toBeCloseTo(61.008, 6);
  });

  it('takes two positions at one place for a vessel at rest, however long it lay there', () => {
    const position = readAt(
      momentOf([
        [0, 60, 3],
        [500, 60.0001, 3],
      ]),
      250,
    );
    expect(position?.time).toBe(at(250));
    expect(position?.speedKnots).toBeLessThan(0.1);
    expect(position?.courseDegrees).toBeNull();
  });

  it('does not go past its end, and tells its listeners', () => {
    const moment = momentOf([[0, 60, 3]], 60);
    let told = 0;
    const stop = moment.subscribe(() => {
      told += 1;
    });
    moment.setTime(at(99));
    expect(moment.now()).toBe(at(60));
    stop();
    moment.setTime(at(1));
    expect(told).toBe(1);
  });
});

describe('a replay that runs', () => {
  /** Draws the next frame that was asked for, so many milliseconds later. */
  let passFrame: (ms: number) => void;
  let frames: (FrameRequestCallback | undefined)[];

  beforeEach(() => {
    let nowMs = 0;
    frames = [];
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => delete frames[frame - 1]);
    passFrame = (ms) => {
      nowMs += ms;
      frames.findLast((draw) => draw !== undefined)?.(nowMs);
    };
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([0.25, 1, 60, 3600] as const)('passes %d times as fast as time', (speed) => {
    const moment = momentOf([[0, 60, 3]]);
    moment.play(speed);
    passFrame(100);
    expect(moment.now() - START).toBe(100 * speed);
  });

  it('tells its listeners at most 20 times a second', () => {
    const moment = momentOf([[0, 60, 3]]);
    const told = vi.fn();
    moment.play(60);
    moment.subscribe(told);
    for (let frame = 0; frame < 10; frame++) passFrame(16);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('takes another speed from where it is', () => {
    const moment = momentOf([[0, 60, 3]]);
    moment.play(10);
    passFrame(1000);
    moment.play(600);
    passFrame(100);
    expect(moment.now() - START).toBe(10_000 + 60_000);
  });

  it('stands when it is paused, and at its end', () => {
    const moment = momentOf([[0, 60, 3]], 60);
    moment.play(3600);
    passFrame(500);
    moment.pause();
    passFrame(500);
    expect(moment.now()).toBe(at(30));
    moment.play(3600);
    passFrame(2000);
    expect([moment.now(), moment.speed]).toEqual([at(60), undefined]);
    expect(frames.filter((draw) => draw !== undefined)).toHaveLength(frames.length - 2);
  });
});
