import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlarmLimits, evaluateSample, INITIAL_ALARM_STATE } from './alarm.ts';
import {
  type AlarmEpisode,
  compareEpisodes,
  createAlarmReplay,
  findLatest,
  findMissed,
  findShortestSeconds,
} from './alarm-back-test.ts';

fc.configureGlobal({ seed: 1406 });

const HIGH: AlarmLimits = { alarmLevel: 80, emergencyLevel: 95, reverse: false, delaySeconds: 0, deadBand: 0 };

/** One sample a second; an alarm reads `warning 1–3 peak 85`. */
function replayed(limits: AlarmLimits, values: readonly number[], end = values.length): string[] {
  const replay = createAlarmReplay(limits);
  for (const [second, value] of values.entries()) replay.take({ time: second * 1000, value });
  return replay
    .finish(end * 1000)
    .map(({ from, to, severity, peak }) => `${severity} ${from / 1000}–${to === null ? '' : to / 1000} peak ${peak}`);
}

describe('createAlarmReplay', () => {
  it.each([
    ['nothing beyond the limit', HIGH, [10, 79], []],
    ['one alarm with its peak', HIGH, [10, 80, 85, 70], ['warning 1–3 peak 85']],
    ['the worst it came to', HIGH, [80, 96, 81, 70], ['alarm 0–3 peak 96']],
    ['one that lasts', HIGH, [10, 80, 84], ['warning 1– peak 84']],
    ['chattering', HIGH, [80, 79, 80, 79], ['warning 0–1 peak 80', 'warning 2–3 peak 80']],
    ['a dead band makes one of it', { ...HIGH, deadBand: 2 }, [80, 79, 80, 79, 70], ['warning 0–4 peak 80']],
    [
      'a delay leaves out a short peak',
      { ...HIGH, delaySeconds: 2 },
      [80, 70, 80, 81, 82, 70],
      ['warning 4–5 peak 82'],
    ],
    [
      'reverse: the peak is the lowest',
      { ...HIGH, alarmLevel: 2, emergencyLevel: null, reverse: true },
      [3, 1.5, 1.8, 3],
      ['warning 1–3 peak 1.5'],
    ],
  ])('%s', (_sentence, limits, values, expected) => {
    expect(replayed(limits, values)).toEqual(expected);
  });

  it('ends a delay while the tag is silent, as the live evaluation does, and not after ten minutes of silence', () => {
    expect(replayed({ ...HIGH, delaySeconds: 30 }, [85], 31)).toEqual(['warning 30– peak 85']);
    expect(replayed({ ...HIGH, delaySeconds: 30 }, [85], 30)).toEqual([]);
    expect(replayed({ ...HIGH, delaySeconds: 601 }, [85], 3600)).toEqual([]);
  });

  it('agrees with the live evaluation sample by sample', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 80 });
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 20 }), (given, delay, deadBand) => {
        const limits = { ...HIGH, delaySeconds: delay, deadBand };
        let state = INITIAL_ALARM_STATE;
        const raised = given.flatMap((value, second) => {
          const evaluated = evaluateSample(limits, state, { time: second * 1000, value });
          state = evaluated.state;
          return evaluated.transition?.kind === 'raised' ? [second * 1000] : [];
        });
        const replay = createAlarmReplay(limits);
        for (const [second, value] of given.entries()) replay.take({ time: second * 1000, value });
        expect(replay.finish(0).map(({ from }) => from)).toEqual(raised);
      }),
    );
  });
});

const episode = (from: number, to: number | null): AlarmEpisode => ({ from, to, severity: 'warning', peak: 0 });
const starts = (episodes: readonly AlarmEpisode[]) => episodes.map(({ from }) => from);

describe('compareEpisodes', () => {
  it.each([
    ['nothing changes', [episode(0, 5)], [episode(0, 5)], [], [], 1],
    ['a delay lets one begin later: it stays', [episode(0, 60)], [episode(30, 60)], [], [], 1],
    ['a higher limit lets one vanish', [episode(0, 5), episode(10, 20)], [episode(11, 19)], [0], [], 1],
    ['a lower limit lets one come', [episode(10, 20)], [episode(0, 5), episode(9, 21)], [], [0], 1],
    ['a dead band makes one of three', [episode(0, 1), episode(2, 3), episode(4, 5)], [episode(0, 9)], [2, 4], [], 1],
    ['one that lasts overlaps all that follow', [episode(0, null)], [episode(5, 6), episode(8, 9)], [], [8], 1],
    ['with no limit all vanish', [episode(0, 1), episode(2, null)], [], [0, 2], [], 0],
  ])('%s', (_sentence, before, after, vanishing, coming, staying) => {
    const compared = compareEpisodes(before, after);
    expect(starts(compared.vanishing)).toEqual(vanishing);
    expect(starts(compared.coming)).toEqual(coming);
    expect(compared.staying).toHaveLength(staying);
  });

  it('loses and invents none, whatever they are', () => {
    const episodes = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { maxLength: 30 })
      .map((steps) => {
        let time = 0;
        return steps.map(([gap, length]) => {
          const from = time + gap;
          time = from + length;
          return episode(from, time);
        });
      });
    fc.assert(
      fc.property(episodes, episodes, (before, after) => {
        const { vanishing, coming, staying } = compareEpisodes(before, after);
        expect(vanishing.length + staying.length).toBe(before.length);
        expect(coming.length + staying.length).toBe(after.length);
      }),
    );
  });
});

describe('what new limits cost', () => {
  const lasting = (from: number, to: number | null): AlarmEpisode => ({
    ...{ from: from * 1000, to: to === null ? null : to * 1000 },
    ...{ severity: 'warning', peak: 85 },
  });

  it.each<[string, AlarmEpisode[], AlarmEpisode[], number[]]>([
    ['a minute is no event', [lasting(0, 60)], [], []],
    ['longer than a minute is missed', [lasting(0, 61)], [], [0]],
    ['one that lasts is missed from a minute on', [lasting(900, null)], [], [900]],
    ['what is raised late is not missed', [lasting(0, 100)], [lasting(90, 200)], []],
    ['four of five that became one are not missed', [lasting(0, 70), lasting(80, 150)], [lasting(0, 150)], []],
    ['what comes before or after is no help', [lasting(100, 200)], [lasting(0, 99), lasting(201, 300)], [100]],
    ['each is evaluated for itself', [lasting(0, 70), lasting(100, 200)], [lasting(80, 90)], [0, 100]],
  ])('missed: %s', (_sentence, before, after, expected) => {
    expect(findMissed(before, after, 1000_000).map(({ from }) => from / 1000)).toEqual(expected);
  });

  it('tells the alarm that is raised most later', () => {
    const before = [lasting(0, 50), lasting(100, 150), lasting(200, 250)];
    const { staying } = compareEpisodes(before, [lasting(5, 50), lasting(111, 150), lasting(190, 250)]);
    expect(findLatest(staying)).toEqual({ seconds: 11, from: 100_000 });
    expect(findLatest([])).toBeNull();
  });

  it('tells the shortest that ended', () => {
    expect(findShortestSeconds([lasting(0, 50), lasting(100, 112), lasting(200, null)])).toBe(12);
    expect(findShortestSeconds([lasting(200, null)])).toBeNull();
  });
});
