import { RING_MS } from '@fms/domain/camera';
import { describe, expect, it } from 'vitest';
import { buildJpeg } from '../testing/jpeg.ts';
import { MESS_ZONE } from '../testing/mess-zone.ts';
import { type JpegPicture, readJpeg } from './jpeg-header.ts';
import { coverPicture } from './picture-editor.ts';
import { MAX_RING_BYTES, StillRing } from './still-ring.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const picture = readJpeg(buildJpeg({})) as JpegPicture;

describe('the ring of stills', () => {
  it('gives those of an alarm and forgets what is older than two minutes', () => {
    const ring = new StillRing();
    for (let at = -60_000; at <= 60_000; at += 5000) ring.add({ ...picture, time: NOON + at });
    const chosen = ring.chooseOfAlarm(NOON, NOON + 60_000);
    expect(chosen.map((one) => one.state === 'kept' && one.still.time - NOON)).toEqual([-10_000, 0, 30_000]);
    ring.add({ ...picture, time: NOON + 60_000 + RING_MS });
    const late = ring.chooseOfAlarm(NOON, NOON + 60_000 + RING_MS);
    expect(late.map(({ state }) => state)).toEqual(['missing', 'missing', 'missing']);
    expect(ring.last?.time).toBe(NOON + 60_000 + RING_MS);
  });

  it('holds a bounded number of bytes, and always the newest still', () => {
    const ring = new StillRing();
    const large = { ...picture, bytes: new Uint8Array(MAX_RING_BYTES / 2 + 1) };
    for (const at of [0, 1, 2]) ring.add({ ...large, time: NOON + at });
    expect(ring.last?.time).toBe(NOON + 2);
    const [, atAlarm] = ring.chooseOfAlarm(NOON, NOON + 60_000);
    expect(atAlarm).toMatchObject({ state: 'kept', still: { time: NOON + 2 } });
  });
});

describe('a picture with privacy zones', () => {
  const covered = buildJpeg({ scans: [Buffer.from([9])] });

  it('is sent as it is where there is none', async () => {
    expect(await coverPicture(picture, [], null)).toBe(picture);
  });

  it('is the covered one where there is an editor', async () => {
    const edited = await coverPicture(picture, [MESS_ZONE], { cover: () => Promise.resolve(covered) });
    expect(edited.bytes).toEqual(covered);
  });

  it.each([
    ['there is no editor', null],
    ['the editor fails', { cover: () => Promise.reject(new Error('out of memory')) }],
    ['the editor gives no picture', { cover: () => Promise.resolve(new Uint8Array(3)) }],
    ['the editor gives another size', { cover: () => Promise.resolve(buildJpeg({ width: 16 })) }],
  ])('stays on board when %s', async (_, editor) => {
    await expect(coverPicture(picture, [MESS_ZONE], editor)).rejects.toMatchObject({ code: 'not-covered' });
  });
});
