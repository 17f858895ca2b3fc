import { describe, expect, it } from 'vitest';
import { CAMERA_PROBLEMS, getPictureState, type PictureSource } from './picture-state.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (ms: number, more: Partial<PictureSource> = {}): PictureSource => ({
  lastTime: NOON - ms,
  everySeconds: 300,
  problem: null,
  linkDownSince: null,
  held: null,
  ...more,
});
const at = (source: PictureSource) => getPictureState(source, NOON);

describe('the state of a picture', () => {
  it.each([
    [0, 'full'],
    [5 * MINUTE, 'half'],
    [11 * MINUTE, 'half'],
  ])('is current %d ms after it was taken', (age, mark) => {
    expect(at(ago(age))).toEqual({ state: 'current', time: NOON - age, mark });
  });

  it('is old once two were missed, with a half and later a hollow mark', () => {
    expect(at(ago(11 * MINUTE + 1))).toMatchObject({ state: 'old', mark: 'half', cause: 'silent' });
    expect(at(ago(3 * HOUR))).toMatchObject({ state: 'old', mark: 'hollow', since: NOON - 3 * HOUR + 5 * MINUTE });
  });

  it('never has a full mark while it is old, even when stills come every few seconds', () => {
    expect(at(ago(WAY_AND_TWO, { everySeconds: 5 }))).toMatchObject({ state: 'old', mark: 'half' });
  });

  it('is none after a day, and none where there never was one', () => {
    expect(at(ago(25 * HOUR))).toEqual({ state: 'none', cause: 'silent', since: NOON - 25 * HOUR });
    expect(at({ ...ago(0), lastTime: null })).toEqual({ state: 'none', cause: 'not-yet', since: null });
  });

  it('stays current for its interval where one still a day is asked', () => {
    expect(at(ago(30 * HOUR, { everySeconds: 86_400 })).state).toBe('current');
  });

  it.each(CAMERA_PROBLEMS)('names %s of the camera with its time', (code) => {
    const problem = { code, since: NOON - 40 * MINUTE };
    expect(at(ago(HOUR, { problem }))).toMatchObject({ state: 'old', cause: code, since: NOON - 40 * MINUTE });
    expect(at({ ...ago(0, { problem }), lastTime: null })).toEqual({
      state: 'none',
      cause: code,
      since: problem.since,
    });
  });

  it('names the cause nearest to the shore first', () => {
    const problem = { code: 'silent', since: NOON - HOUR } as const;
    const held = { limit: 'day', resumesAt: NOON + HOUR } as const;
    expect(at(ago(HOUR, { problem, held, linkDownSince: NOON - 50 * MINUTE }))).toMatchObject({ cause: 'link-down' });
    expect(at(ago(HOUR, { problem, held }))).toMatchObject({ cause: 'budget' });
  });

  it('takes a picture of the future as one of now', () => {
    expect(at(ago(-HOUR))).toMatchObject({ state: 'current', mark: 'full' });
  });
});

/** Just past two intervals of 5 s and the time of the way. */
const WAY_AND_TWO = 70_001;
