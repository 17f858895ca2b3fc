import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Picture, SpriteAtlas } from './sprite-atlas.ts';

const AIR = 2;
/** What was painted, as the place it was moved to and its scale. */
let painted: { at: readonly number[]; scale: number }[] = [];

beforeEach(() => {
  painted = [];
  let at: readonly number[] = [0, 0];
  const context = {
    save: () => {},
    restore: () => {},
    clearRect: () => {},
    translate: (x: number, y: number) => {
      at = [x, y];
    },
    scale: (scale: number) => void painted.push({ at, scale }),
    getImageData: (...part: number[]) => part,
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

const paint = () => {};
const put = (atlas: SpriteAtlas, name: string, width = 30, height = 20) =>
  atlas.picture(name, () => ({ width, height }), paint);

/** Whether two pictures stand clear of each other. */
const areApart = (a: Picture, b: Picture) =>
  a.x + a.pixelWidth + AIR <= b.x ||
  b.x + b.pixelWidth + AIR <= a.x ||
  a.y + a.pixelHeight + AIR <= b.y ||
  b.y + b.pixelHeight + AIR <= a.y;

describe('pictures in the atlas', () => {
  it('are painted once, however often they are asked for', () => {
    const atlas = new SpriteAtlas(256, 1);
    const size = vi.fn(() => ({ width: 30, height: 20 }));
    const pictures = [1, 2, 3].map(() => atlas.picture('hull', size, paint));
    expect(new Set(pictures).size).toBe(1);
    expect([size.mock.calls.length, painted.length]).toEqual([1, 1]);
  });

  it('stand clear of each other and of the edge, whatever their sizes', () => {
    const atlas = new SpriteAtlas(256, 1);
    const sizes = Array.from(
      { length: 24 },
      (_, index) => [12 + ((index * 37) % 60), 8 + ((index * 23) % 24)] as const,
    );
    const pictures = sizes.flatMap(([width, height], index) => put(atlas, `${index}`, width, height) ?? []);
    expect(pictures).toHaveLength(24);
    pictures.forEach((one, index) => {
      expect(Math.max(one.x + one.pixelWidth, one.y + one.pixelHeight)).toBeLessThanOrEqual(256);
      for (const other of pictures.slice(index + 1)) expect(areApart(one, other)).toBe(true);
    });
  });

  it('are painted at the place they are read from, in CSS pixels', () => {
    const atlas = new SpriteAtlas(256, 2);
    put(atlas, 'hull');
    const label = put(atlas, 'label', 40.2, 17);
    expect(painted.at(-1)).toEqual({ at: [label?.x, label?.y], scale: 2 });
    expect(label).toMatchObject({ pixelWidth: 81, pixelHeight: 34, width: 40.5, height: 17 });
    expect(label && atlas.pixelsOf(label)).toEqual([label?.x, label?.y, 81, 34]);
  });

  it('find no room when it is full, nor when they are wider than it is', () => {
    const atlas = new SpriteAtlas(64, 1);
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(names.map((name) => put(atlas, name) !== undefined)).toEqual([true, true, true, true, true, true, false]);
    expect(put(new SpriteAtlas(64, 1), 'wide', 65)).toBeUndefined();
  });

  it('have room again once all were forgotten, which a texture is told by the generation', () => {
    const atlas = new SpriteAtlas(64, 1);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) put(atlas, name);
    atlas.clear();
    expect([atlas.generation, atlas.all()]).toEqual([1, []]);
    expect(put(atlas, 'g')).toMatchObject({ x: 0, y: 0 });
  });

  it('are handed to the graphics card once, or all to a new texture', () => {
    const atlas = new SpriteAtlas(256, 1);
    const [hull, label] = [put(atlas, 'hull'), put(atlas, 'label')];
    expect(atlas.takeFresh()).toEqual([hull, label]);
    expect(atlas.takeFresh()).toEqual([]);
    const mark = put(atlas, 'mark');
    expect(atlas.all()).toEqual([hull, label, mark]);
    expect(atlas.takeFresh()).toEqual([]);
  });
});
