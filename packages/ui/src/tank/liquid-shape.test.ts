import { describe, expect, it } from 'vitest';
import { drawLiquid, enlargeAngle } from './liquid-shape.ts';

const BOX = { left: 0, right: 20, top: 0, bottom: 100 };

/** Area of a polygon by the shoelace formula, px². */
function areaOf(points: string): number {
  const corners = points.split(' ').map((corner) => corner.split(',').map(Number));
  const twice = corners.reduce((sum, [x = 0, y = 0], place) => {
    const [nextX = 0, nextY = 0] = corners[(place + 1) % corners.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

describe('drawLiquid', () => {
  it('stands level in an upright tank', () => {
    expect(drawLiquid(BOX, 0.63, 0)).toMatchObject({ left: 37, right: 37 });
  });

  it('holds the same amount on any angle, its surface higher where the tank is lower', () => {
    const liquid = drawLiquid(BOX, 0.5, 10);
    expect(areaOf(liquid.points)).toBeCloseTo(1000, 0);
    // Turned clockwise, the right side of the tank is the lower one: there the liquid stands higher against it.
    expect(liquid.right).toBeLessThan(liquid.left);
    // The surface is level on the screen: its slope in the tank undoes the turn.
    expect((liquid.left - liquid.right) / 20).toBeCloseTo(Math.tan((10 * Math.PI) / 180), 2);
  });

  it.each([
    [1.4, 0],
    [-0.2, 100],
  ])('stays in the tank at a share of %s', (share, height) => {
    expect(drawLiquid(BOX, share, 0)).toMatchObject({ left: height, right: height });
  });
});

describe('enlargeAngle', () => {
  it.each([
    [0.6, 3],
    [-0.6, -3],
    [8, 12],
    [-30, -12],
  ])('draws %s° as %s°', (measured, drawn) => {
    expect(enlargeAngle(measured)).toBeCloseTo(drawn);
  });
});
