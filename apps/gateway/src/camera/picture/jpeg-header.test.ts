import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildJpeg, buildSegment } from '../testing/jpeg.ts';
import { readJpeg } from './jpeg-header.ts';

describe('a JPEG', () => {
  it.each([
    ['baseline in colour', {}, { width: 640, height: 480, components: 3, isProgressive: false }],
    ['progressive', { frame: 0xc2 }, { isProgressive: true }],
    ['grey', { components: 1 }, { components: 1 }],
    ['of the largest side', { width: 8192, height: 1 }, { width: 8192, height: 1 }],
  ])('%s is read', (_, shape, expected) => {
    expect(readJpeg(buildJpeg(shape))).toMatchObject(expected);
  });

  it('loses its EXIF with the thumbnail, its comments, and what follows its end', () => {
    const thumbnail = buildJpeg({ width: 160, height: 120 });
    const extra = [
      buildSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), thumbnail])),
      buildSegment(0xfe, Buffer.from('GPS')),
    ];
    const given = Buffer.concat([buildJpeg({ extra }), Buffer.from('PK\u0003\u0004 another file')]);
    expect(readJpeg(given)).toMatchObject({ width: 640, height: 480, bytes: buildJpeg({}) });
  });

  it('keeps the segment of its colours', () => {
    const adobe = buildSegment(0xee, Buffer.from('Adobe\0dxxxxxx'));
    expect(readJpeg(buildJpeg({ extra: [adobe] }))?.bytes).toEqual(buildJpeg({ extra: [adobe] }));
  });

  it('reads several scans, stuffed bytes and restarts', () => {
    const scan = Buffer.from([1, 0xff, 0, 0xff, 0xd0, 2, 0xff, 0xff, 0]);
    expect(readJpeg(buildJpeg({ scans: [scan, scan] }))?.bytes).toEqual(buildJpeg({ scans: [scan, scan] }));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['HTML', Buffer.from('<html>')],
    ['a picture without its end', buildJpeg({}).subarray(0, -2)],
    ['a picture without a scan', buildJpeg({ scans: [] })],
    ['a side of nought', buildJpeg({ width: 0 })],
    ['a side of 65,535 pixels', buildJpeg({ width: 65_535 })],
    ['lossless', buildJpeg({ frame: 0xc3 })],
    ['arithmetic coding', buildJpeg({ frame: 0xc9 })],
    ['four colours', buildJpeg({ components: 4 })],
    ['a second frame', buildJpeg({ extra: [buildSegment(0xc0, Buffer.alloc(15))] })],
    ['a segment past the end', Buffer.concat([buildJpeg({}).subarray(0, 2), Buffer.from([0xff, 0xe0, 0xff, 0xff, 0])])],
    [
      'a thousand empty segments',
      buildJpeg({ extra: Array.from({ length: 1000 }, () => buildSegment(0xfe, Buffer.alloc(0))) }),
    ],
  ])('is not: %s', (_, bytes) => {
    expect(readJpeg(bytes)).toBeNull();
  });

  it('with any bytes changed or cut is refused or still bounded', () => {
    const whole = buildJpeg({ extra: [buildSegment(0xe1, Buffer.from('Exif'))] });
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(whole.length), (changes, length) => {
        const bytes = Buffer.from(whole.subarray(0, length));
        for (const [at, value] of changes) if (at < length) bytes[at] = value;
        const picture = readJpeg(bytes);
        if (picture === null) return;
        expect(picture.bytes.length).toBeLessThanOrEqual(length);
        expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(8192);
        expect(readJpeg(picture.bytes)?.bytes).toEqual(picture.bytes);
      }),
      { seed: 1911, numRuns: 10_000 },
    );
  });
});
