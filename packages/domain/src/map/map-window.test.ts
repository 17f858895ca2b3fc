import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseLongitude } from '../geo/coordinates.ts';
import { type MapWindow, normaliseMapWindow, splitMapWindow } from './map-window.ts';

fc.configureGlobal({ seed: 1406 });

function box(north: number, west: number, south: number, east: number): MapWindow {
  return { topLeftLatitude: north, topLeftLongitude: west, bottomRightLatitude: south, bottomRightLongitude: east };
}

function expectBox(actual: MapWindow | undefined, expected: MapWindow) {
  expect(actual).toBeDefined();
  for (const [side, degrees] of Object.entries(expected)) {
    expect(actual?.[side as keyof MapWindow], side).toBeCloseTo(degrees, 9);
  }
}

describe('§5, "Map window"', () => {
  it.each([
    ['a large box stays', box(60, 10, 59, 12), box(60, 10, 59, 12)],
    ['a latitude span under 0.02 is widened by 0.02 on each side', box(59.01, 10, 59, 12), box(59.03, 10, 58.98, 12)],
    ['the same holds for longitude', box(60, 10, 59, 10.01), box(60, 9.98, 59, 10.03)],
    ['a point becomes a box', box(59, 10, 59, 10), box(59.02, 9.98, 58.98, 10.02)],
    ['left exceeding right becomes -180 to 180', box(60, 170, 59, -170), box(60, -180, 59, 180)],
    ['nothing is widened past a pole', box(90, 10, 89.99, 12), box(90, 10, 89.97, 12)],
    ['nor past 180°', box(60, 179.99, 59, 180), box(60, 179.97, 59, 180)],
  ])('%s', (_sentence, window, expected) => {
    expectBox(normaliseMapWindow(window), expected);
  });
});

describe('splitMapWindow (§5-9)', () => {
  it.each([
    ['a plain view is one box', box(60, 10, 59, 12), [box(60, 10, 59, 12)]],
    ['left exceeding right is two', box(60, 170, 59, -160), [box(60, 170, 59, 180), box(60, -180, 59, -160)]],
    ['a wrapping map east of 180°', box(60, 170, 59, 200), [box(60, 170, 59, 180), box(60, -180, 59, -160)]],
    ['a wrapping map west of -180°', box(60, -190, 59, -160), [box(60, 170, 59, 180), box(60, -180, 59, -160)]],
    ['a view wholly beyond 180° is one box', box(60, 190, 59, 200), [box(60, -170, 59, -160)]],
    ['a view up to 180° is one box', box(60, 170, 59, 180), [box(60, 170, 59, 180)]],
    ['one meridian named twice is a narrow box', box(60, 190, 59, -170), [box(60, -170.02, 59, -169.98)]],
    ['the whole world is one box', box(80, -180, -80, 180), [box(80, -180, -80, 180)]],
    ['more than the world too', box(80, -300, -80, 300), [box(80, -180, -80, 180)]],
    ['a small view is widened like any', box(59.005, 190, 59, 190.005), [box(59.025, -170.02, 58.98, -169.975)]],
  ])('%s', (_sentence, window, expected) => {
    const boxes = splitMapWindow(window);
    expect(boxes).toHaveLength(expected.length);
    expected.forEach((one, index) => {
      expectBox(boxes[index], one);
    });
  });

  it('holds every longitude in view, loads no more than the view, and never sends left beyond right', () => {
    const west = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(
        west,
        fc.integer({ min: 1, max: 359 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (left, span, share) => {
          const boxes = splitMapWindow(box(60, left, 59, left + span));
          const longitude = normaliseLongitude(left + share * span);
          const holds = (b: MapWindow) =>
            b.topLeftLongitude <= longitude + 1e-9 && longitude - 1e-9 <= b.bottomRightLongitude;
          // 180° and −180° are one meridian, which either box may hold.
          expect(boxes.some(holds) || Math.abs(Math.abs(longitude) - 180) < 1e-9).toBe(true);
          const total = boxes.reduce((sum, b) => sum + b.bottomRightLongitude - b.topLeftLongitude, 0);
          expect(total).toBeLessThan(span + 0.1);
          expect(boxes.every((b) => b.topLeftLongitude <= b.bottomRightLongitude)).toBe(true);
        },
      ),
    );
  });
});
