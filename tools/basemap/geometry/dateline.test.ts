import { describe, expect, it } from 'vitest';
import { unwrapLine, unwrapPolygon, unwrapRing } from './dateline.ts';

describe('unwrapLine', () => {
  it('leaves a line that does not cross 180° alone', () => {
    expect(
      unwrapLine([
        [10, 54],
        [11, 55],
      ]),
    ).toEqual([
      [10, 54],
      [11, 55],
    ]);
  });

  it('runs on past 180° in both directions', () => {
    expect(
      unwrapLine([
        [179, 0],
        [-179, 0],
        [178, 0],
      ]),
    ).toEqual([
      [179, 0],
      [181, 0],
      [178, 0],
    ]);
    expect(
      unwrapLine([
        [-179, 0],
        [179, 0],
        [-178, 0],
      ]),
    ).toEqual([
      [-179, 0],
      [-181, 0],
      [-178, 0],
    ]);
  });
});

describe('unwrapRing', () => {
  it('keeps a ring closed that crosses 180° and returns', () => {
    const ring = unwrapRing([
      [179, -17],
      [-179, -17],
      [-179, -16],
      [179, -16],
      [179, -17],
    ]);
    expect(ring).toEqual([
      [179, -17],
      [181, -17],
      [181, -16],
      [179, -16],
      [179, -17],
    ]);
  });

  it('closes a ring round the south pole below the map', () => {
    const ring = unwrapRing([
      [0, -70],
      [120, -70],
      [-120, -70],
      [0, -70],
    ]);
    expect(ring).toEqual([
      [0, -70],
      [120, -70],
      [240, -70],
      [360, -70],
      [360, -87],
      [0, -87],
      [0, -70],
    ]);
  });
});

describe('unwrapPolygon', () => {
  it('keeps a hole inside an outline that was moved past 180°', () => {
    const outline = [
      [170, 0],
      [-160, 0],
      [-160, 20],
      [170, 20],
      [170, 0],
    ];
    const hole = [
      [-175, 5],
      [-170, 5],
      [-170, 8],
      [-175, 5],
    ];
    const [, moved] = unwrapPolygon([outline, hole]);
    expect(moved).toEqual([
      [185, 5],
      [190, 5],
      [190, 8],
      [185, 5],
    ]);
  });
});
