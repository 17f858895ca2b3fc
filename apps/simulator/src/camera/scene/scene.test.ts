import { describe, expect, it } from 'vitest';
import { DAY, getShip, HOUR, NOON } from '../../testing/ships.ts';
import { encodeJpeg } from '../jpeg/encode-jpeg.ts';
import type { Raster } from '../raster.ts';
import { paintScene, sceneNames } from './scene.ts';
import { type SceneMoment, toSceneMoment } from './scene-moment.ts';

const [WIDTH, HEIGHT] = [160, 90];
const STANDING = { rpm: 0, loadPercent: 0 };
const calm: SceneMoment = {
  seconds: NOON,
  sunDegrees: 40,
  waveHeightMeters: 0.3,
  windSpeed: 2,
  cloud: 0.2,
  rollDegrees: 0,
  pitchDegrees: 0,
  speedKnots: 12,
  engines: [{ rpm: 720, loadPercent: 60 }, STANDING],
};
const paint = (name: (typeof sceneNames)[number], more: Partial<SceneMoment> = {}) =>
  paintScene(name, { ...calm, ...more }, WIDTH, HEIGHT);

/** Mean brightness of a part of the picture, given as shares. */
function brightness(
  { pixels, width, height }: Raster,
  [left, top, right, bottom]: readonly number[] = [0, 0, 1, 1],
): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor((top ?? 0) * height); y < (bottom ?? 1) * height; y++) {
    for (let x = Math.floor((left ?? 0) * width); x < (right ?? 1) * width; x++) {
      const at = (y * width + x) * 3;
      sum += ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}

describe.each(sceneNames)('the picture of the %s', (name) => {
  it('is the same at the same moment, and another a second later', () => {
    expect(paint(name).pixels).toEqual(paint(name).pixels);
    expect(paint(name).pixels).not.toEqual(paint(name, { seconds: NOON + 1 }).pixels);
  });

  it('has the size of a still of a camera', () => {
    const bytes = encodeJpeg(paintScene(name, calm, 640, 360), 70).length;
    expect(bytes).toBeGreaterThan(8000);
    expect(bytes).toBeLessThan(80_000);
  });
});

describe('pictures of outside', () => {
  it.each(['deck', 'bridge-wing'] as const)('of the %s are bright by day and dark by night', (name) => {
    const [day, dusk, night] = [40, -4, -30].map((sunDegrees) => brightness(paint(name, { sunDegrees })));
    expect(day).toBeGreaterThan((dusk ?? 0) + 20);
    expect(dusk).toBeGreaterThan((night ?? 0) + 10);
  });

  it('show more foam in a gale', () => {
    const sea = [0.05, 0.55, 0.45, 0.75];
    const gale = brightness(paint('bridge-wing', { windSpeed: 22, waveHeightMeters: 5 }), sea);
    expect(gale).toBeGreaterThan(brightness(paint('bridge-wing'), sea) + 3);
  });

  it('tilt the horizon as the ship rolls, and move it abeam', () => {
    const left = [0.02, 0.38, 0.1, 0.48];
    const deck = (rollDegrees: number) => brightness(paint('deck', { rollDegrees }), left);
    expect(Math.abs(deck(12) - deck(-12))).toBeGreaterThan(5);
    const middle = [0.2, 0.4, 0.4, 0.5];
    const wing = (rollDegrees: number) => brightness(paint('bridge-wing', { rollDegrees }), middle);
    expect(wing(4) - wing(-4)).toBeGreaterThan(20);
  });
});

it('shows in the engine room which engine runs, and how much it gives', () => {
  const running = paint('engine-room').pixels;
  expect(running).not.toEqual(paint('engine-room', { engines: [{ rpm: 0, loadPercent: 60 }, STANDING] }).pixels);
  expect(running).not.toEqual(paint('engine-room', { engines: [{ rpm: 720, loadPercent: 90 }, STANDING] }).pixels);
  expect(running).toEqual(paint('engine-room', { sunDegrees: -30 }).pixels);
});

it('follows a ship of the fleet through its day', () => {
  const ship = getShip('havbris');
  const moments = Array.from({ length: 24 }, (_, i) => toSceneMoment(ship.truthAt(NOON + i * HOUR), NOON + i * HOUR));
  expect(moments.every(({ cloud }) => cloud >= 0 && cloud <= 1)).toBe(true);
  expect(Math.max(...moments.map(({ sunDegrees }) => sunDegrees))).toBeGreaterThan(20);
  expect(Math.min(...moments.map(({ sunDegrees }) => sunDegrees))).toBeLessThan(10);
  const next = toSceneMoment(ship.truthAt(NOON + DAY), NOON + DAY);
  expect(next.waveHeightMeters).not.toBe(moments[0]?.waveHeightMeters);
});
