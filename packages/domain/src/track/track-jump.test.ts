import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeDestination } from '../geo/geodesy.ts';
import { evaluateJump, evaluateTrack, type Fix, isReachable } from './track-jump.ts';

fc.configureGlobal({ seed: 1406 });

const MINUTE = 60_000;
/** A fix after so many minutes and so many metres to the east. */
function fix(minutes: number, metersEast: number): Fix {
  return { time: minutes * MINUTE, ...computeDestination({ latitude: 59, longitude: 10 }, 90, metersEast) };
}

describe('evaluateJump', () => {
  it.each([
    ['the first fix is good', undefined, fix(0, 0), undefined, 'good'],
    ['a fix in reach is good', fix(0, 0), fix(1, 300), undefined, 'good'],
    ['one out of reach is a suspect while nothing follows', fix(0, 0), fix(1, 9000), undefined, 'suspect'],
    ['a jump when the next is back in line', fix(0, 0), fix(1, 9000), fix(2, 600), 'jump'],
    ['good when the next agrees with it: the vessel is there', fix(0, 0), fix(1, 9000), fix(2, 9300), 'good'],
    [
      'a jump when the next agrees with both: the way there was no detour',
      fix(0, 0),
      fix(1, 3000),
      fix(2, 3500),
      'jump',
    ],
    ['a jump when the next agrees with neither', fix(0, 0), fix(1, 9000), fix(2, 90_000), 'jump'],
    ['scatter of the receiver is no jump', fix(0, 0), { ...fix(0, 15), time: 100 }, undefined, 'good'],
  ])('%s', (_sentence, previous, candidate, next, verdict) => {
    expect(evaluateJump(previous, candidate, next)).toBe(verdict);
  });
});

describe('isReachable', () => {
  it('allows for times that are rounded', () => {
    const [from, to] = [fix(0, 0), fix(0, 1500)];
    expect([isReachable(from, to), isReachable(from, to, undefined, MINUTE)]).toEqual([false, true]);
    expect(evaluateJump(from, to, undefined, undefined, MINUTE)).toBe('good');
  });
});

describe('evaluateTrack', () => {
  it('takes out one wrong fix among right ones', () => {
    const fixes = [fix(0, 0), fix(1, 300), fix(2, 50_000), fix(3, 900), fix(4, 1200)];
    expect(evaluateTrack(fixes)).toEqual(['good', 'good', 'jump', 'good', 'good']);
  });

  it('gives the same result for newest first', () => {
    const fixes = [fix(3, 900), fix(2, 50_000), fix(1, 300), fix(0, 0)];
    expect(evaluateTrack(fixes)).toEqual(['good', 'jump', 'good', 'good']);
  });

  it('takes out a first fix that stands alone against two', () => {
    expect(evaluateTrack([fix(0, 80_000), fix(1, 0), fix(2, 300)])).toEqual(['jump', 'good', 'good']);
  });

  it('leaves the last one a suspect', () => {
    expect(evaluateTrack([fix(0, 0), fix(1, 300), fix(2, 80_000)])).toEqual(['good', 'good', 'suspect']);
  });

  it('accepts a vessel that reappears elsewhere after silence', () => {
    expect(evaluateTrack([fix(0, 0), fix(600, 500_000), fix(601, 500_300)])).toEqual(['good', 'good', 'good']);
  });

  it('blames no earlier fix when a vessel moved unseen within a minute', () => {
    const fixes = [fix(0, 0), fix(1, 300), fix(2, 80_000), fix(3, 80_300)];
    expect(evaluateTrack(fixes)).toEqual(['good', 'good', 'good', 'good']);
  });

  it('finds exactly the wrong fixes planted into a steady voyage, when none are neighbours or at its end', () => {
    const planted = fc.uniqueArray(fc.integer({ min: 1, max: 13 }), { maxLength: 7 });
    fc.assert(
      fc.property(planted, fc.integer({ min: 0, max: 50 }), (slots, knots) => {
        const wrong = new Set(slots.map((slot) => slot * 2));
        const fixes = Array.from({ length: 30 }, (_, i) => fix(i, wrong.has(i) ? 400_000 : i * knots * 30.8));
        expect(evaluateTrack(fixes)).toEqual(fixes.map((_, i) => (wrong.has(i) ? 'jump' : 'good')));
      }),
    );
  });

  it('never takes out anything within reach of its neighbour', () => {
    const steps = fc.array(
      fc.record({ minutes: fc.integer({ min: 1, max: 600 }), knots: fc.integer({ min: 0, max: 55 }) }),
    );
    fc.assert(
      fc.property(steps, (legs) => {
        let minutes = 0;
        let meters = 0;
        const fixes = legs.map((leg) => {
          minutes += leg.minutes;
          meters += leg.minutes * leg.knots * 30.8;
          return fix(minutes, meters);
        });
        expect(evaluateTrack(fixes)).toEqual(fixes.map(() => 'good'));
      }),
    );
  });
});

it('isReachable does not depend on the order of the two', () => {
  expect(isReachable(fix(0, 0), fix(1, 1500))).toBe(true);
  expect(isReachable(fix(1, 1500), fix(0, 0))).toBe(true);
  expect(isReachable(fix(1, 4500), fix(0, 0))).toBe(false);
});
