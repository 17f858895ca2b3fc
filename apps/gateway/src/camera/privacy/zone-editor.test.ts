/** Zones in pictures that are decoded again, as a browser does. */
import type { PrivacyZone } from '@fms/domain/camera';
import { describe, expect, it } from 'vitest';
import { type JpegPicture, readJpeg } from '../picture/jpeg-header.ts';
import { coverPicture } from '../picture/picture-editor.ts';
import { buildJpeg } from '../testing/jpeg.ts';
import { JpegCodec } from './jpeg-codec.ts';
import { ZoneEditor } from './zone-editor.ts';

const [WIDTH, HEIGHT] = [160, 90];
const editor = new ZoneEditor();
/** The upper right quarter. */
const zones: PrivacyZone[] = [
  {
    name: 'cabin door',
    corners: [
      [0.5, 0],
      [1, 0],
      [1, 0.5],
      [0.5, 0.5],
    ],
  },
];

function read(bytes: Uint8Array): JpegPicture {
  const picture = readJpeg(bytes);
  if (picture === null) throw new Error('It is no JPEG.');
  return picture;
}

async function drawGrey(): Promise<JpegPicture> {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(240);
  return read(await (await JpegCodec.open()).encode({ data, width: WIDTH, height: HEIGHT }));
}

/** Darkest and lightest red of a part of the picture. */
async function redsOf({ bytes }: JpegPicture, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const { data, width } = await (await JpegCodec.open()).decode(bytes);
  const reds = Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (__, column) => data[((top + row) * width + left + column) * 4] ?? -1),
  ).flat();
  return { darkest: Math.min(...reds), lightest: Math.max(...reds) };
}

describe('privacy zones', () => {
  it('are black in the picture that leaves, and all else stays', async () => {
    const covered = await coverPicture(await drawGrey(), zones, editor);
    expect(covered).toMatchObject({ width: WIDTH, height: HEIGHT, components: 3 });
    expect((await redsOf(covered, [80, 0, 160, 45])).lightest).toBeLessThan(30);
    expect((await redsOf(covered, [0, 0, 64, 90])).darkest).toBeGreaterThan(230);
    expect((await redsOf(covered, [64, 64, 160, 90])).darkest).toBeGreaterThan(230);
  });

  it('keep a picture on board that cannot be decoded, and the next one goes on', async () => {
    const broken = read(buildJpeg({ width: WIDTH, height: HEIGHT }));
    await expect(coverPicture(broken, zones, editor)).rejects.toMatchObject({ code: 'not-covered' });
    expect((await coverPicture(await drawGrey(), zones, editor)).width).toBe(WIDTH);
  });

  it('keep a picture on board that is too large to be edited', async () => {
    await expect(coverPicture(read(buildJpeg({ width: 8000, height: 8000 })), zones, editor)).rejects.toMatchObject({
      code: 'not-covered',
      message: expect.stringContaining('pixels'),
    });
  });
});
