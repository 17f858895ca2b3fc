import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildJpegFrame,
  buildJpegSegment,
  buildLosslessWebp,
  buildPngChunk,
  buildPngHeader,
  buildWebpChunk,
  GIF_PICTURE,
  JPEG_SCAN,
  joinBytes,
  makeGif,
  makeJpeg,
  makePdf,
  makePng,
  makeWebp,
  PNG_END,
  PNG_SIGNATURE,
  ZIP_END,
} from '../../testing/preview-sample.ts';
import { PREVIEW_REFUSALS, type PreviewRefusalCode } from '../refusal/preview-refusal.ts';
import { decidePreview, PREVIEW_BYTES, TEXT_PREVIEW_BYTES } from './preview.ts';

const decide = (name: string, bytes: Uint8Array, sizeBytes = bytes.length) => decidePreview({ name, sizeBytes, bytes });
const SAMPLES: readonly (readonly [string, Uint8Array])[] = [
  ['a.png', makePng()],
  ['a.jpg', makeJpeg()],
  ['a.gif', makeGif()],
  ['a.webp', makeWebp(buildLosslessWebp(1, 1))],
  ['a.pdf', makePdf()],
];

const MEDIA_TYPES: Record<string, string> = {
  'a.png': 'image/png',
  'a.jpg': 'image/jpeg',
  'a.gif': 'image/gif',
  'a.webp': 'image/webp',
  'a.pdf': 'application/pdf',
};

describe('what is shown', () => {
  it.each([
    ['photo.PNG', makePng(4000, 3000), 'image', 'image/png'],
    ['photo.jpeg', makeJpeg(4000, 3000), 'image', 'image/jpeg'],
    [
      'photo.jpg',
      makeJpeg(640, 480, buildJpegSegment(0xe1, joinBytes('Exif\0\0', [0xff, 0xd8, 0xff, 0xd9]))),
      'image',
      'image/jpeg',
    ],
    ['move.gif', makeGif(10, 10, GIF_PICTURE, GIF_PICTURE), 'image', 'image/gif'],
    ['still.webp', makeWebp(buildLosslessWebp(640, 480)), 'image', 'image/webp'],
    ['manual.pdf', makePdf(), 'pdf', 'application/pdf'],
    ['engine.log', joinBytes('08:42 oil pressure 4.1 bar\n'), 'text', 'text/plain; charset=utf-8'],
    ['README', joinBytes('text\n'), 'text', 'text/plain; charset=utf-8'],
    ['empty.txt', joinBytes(), 'text', 'text/plain; charset=utf-8'],
    ['nmea.nmea', joinBytes('$GPGGA,084200\r\n!AIVDM,1\r\n'), 'text', 'text/plain; charset=utf-8'],
    [
      'utf8.txt',
      joinBytes('\xEF\xBB\xBF', [0xc3, 0xa9, 0xe8, 0x88, 0xb9, 0xf0, 0x9f, 0x9a, 0xa2]),
      'text',
      'text/plain; charset=utf-8',
    ],
    ['old.log', joinBytes('23 \xB0C, 5 \x80\n'), 'text', 'text/plain; charset=windows-1252'],
    ['less.txt', joinBytes('a < b, < c and 1<2 <html> later'), 'text', 'text/plain; charset=utf-8'],
    ['pms.csv', joinBytes('time;load\n08:42;71\n'), 'csv', 'text/plain; charset=utf-8'],
    ['formula.csv', joinBytes('=cmd|calc!A0,1\n'), 'csv', 'text/plain; charset=utf-8'],
  ])('%s', (name, bytes, kind, mediaType) => {
    expect(decide(name, bytes)).toEqual({ kind, mediaType, shownBytes: bytes.length });
  });

  it('is the first megabyte of a larger text, also where it ends within a character', () => {
    const bytes = new Uint8Array(TEXT_PREVIEW_BYTES).fill(0x78);
    for (let at = 999; at < bytes.length; at += 1000) bytes[at] = 10;
    bytes[TEXT_PREVIEW_BYTES - 1] = 0xc3;
    expect(decide('vdr.log', bytes, 3e9)).toMatchObject({ kind: 'text', shownBytes: TEXT_PREVIEW_BYTES });
    expect(decide('vdr.log', bytes)).toMatchObject({ mediaType: 'text/plain; charset=windows-1252' });
  });
});

const comment = (text: string) => buildJpegSegment(0xfe, joinBytes(text));
const gifComment = (text: string) => joinBytes([0x21, 0xfe, text.length], text, [0]);
const utf8 = (...bytes: readonly number[]) => joinBytes('text ', bytes, '\x81\n');

const ATTACKS: Partial<Record<PreviewRefusalCode, readonly (readonly [string, Uint8Array, number?])[]>> = {
  'download-only': [
    ['page.html', joinBytes('<html></html>')],
    ['drawing.svg', joinBytes('<svg onload="alert(1)"/>')],
    ['code.js', joinBytes('alert(1)')],
    ['feed.xml', joinBytes('<?xml version="1.0"?>')],
    ['run.sh', joinBytes('echo\n')],
    ['run.bat', joinBytes('del *\r\n')],
    ['setup.exe', joinBytes('MZ\x90\0\x03\0')],
    ['week-47.zip', joinBytes('PK\x03\x04', ZIP_END)],
    ['table.xlsx', joinBytes('PK\x03\x04')],
    ['sheet.slk', joinBytes('ID;PWXL;N;E\n')],
    ['image.bmp', joinBytes('BM', [0, 0])],
    ['image.tiff', joinBytes('II*\0')],
    ['image.ico', joinBytes([0, 0, 1, 0])],
    ['page.mht', joinBytes('MIME-Version: 1.0\n')],
    ['page.txt', joinBytes('MIME-Version: 1.0\n')],
    ['run.txt', joinBytes('#!/bin/sh\nrm -rf /\n')],
    ['print.txt', joinBytes('%!PS-Adobe-3.0\n')],
    ['letter.txt', joinBytes('{\\rtf1 x}')],
    ['eicar.txt', joinBytes('X5O!P%@AP[4\\PZX54(P^)7CC)7}$')],
    ['zero.log', joinBytes('a\0b')],
    ['escape.log', joinBytes('\x1B]0;title\x07')],
    ['bell.log', joinBytes('a\x07')],
    ['utf16.txt', joinBytes('\xFF\xFEa\0')],
    ['overlong.txt', utf8(0xc0, 0xaf)],
    ['overlong-three.txt', utf8(0xe0, 0x80, 0xaf)],
    ['overlong-four.txt', utf8(0xf0, 0x80, 0x80, 0xaf)],
    ['surrogate.txt', utf8(0xed, 0xa0, 0x80)],
    ['beyond.txt', utf8(0xf4, 0x90, 0x80, 0x80)],
    ['five.txt', utf8(0xf8, 0x88, 0x80, 0x80, 0x80)],
    ['program.dat', joinBytes('\x7FELF')],
  ],
  'ending-differs': [
    ['photo.txt', makePng()],
    ['photo.png', makeJpeg()],
    ['photo.jpg.html', makeJpeg()],
    ['photo.svg', makeGif()],
    ['manual.txt', makePdf()],
    ['manual.pdf.exe', makePdf()],
    ['photo', makeWebp(buildLosslessWebp(1, 1))],
    ['text.png', joinBytes('text')],
    ['page.jpg', joinBytes('<html><script>alert(1)</script>')],
    ['drawing.gif', joinBytes('<svg onload="alert(1)"/>')],
    ['manual.pdf', joinBytes('<html>%PDF-1.7')],
    ['late.pdf', joinBytes('\n', makePdf())],
    ['zip.pdf', joinBytes('PK\x03\x04', makePdf())],
  ],
  'too-large-to-show': [
    ['large.png', makePng(), PREVIEW_BYTES + 1],
    ['large.pdf', makePdf(), 3e9],
    ['cut.jpg', makeJpeg(), 1e6],
  ],
  damaged: [
    ['short.png', PNG_SIGNATURE],
    ['no-end.png', makePng().subarray(0, -12)],
    ['no-pixels.png', joinBytes(PNG_SIGNATURE, buildPngHeader(1, 1), PNG_END)],
    ['no-header.png', joinBytes(PNG_SIGNATURE, PNG_END)],
    ['huge-chunk.png', joinBytes(PNG_SIGNATURE, buildPngHeader(1, 1), [0xff, 0xff, 0xff, 0xff], 'IDAT')],
    ['no-width.png', makePng(0, 1)],
    ['no-frame.jpg', joinBytes([0xff, 0xd8, 0xff, 0xd9])],
    ['no-scan.jpg', joinBytes([0xff, 0xd8], buildJpegFrame(1, 1), [0xff, 0xd9])],
    ['two-frames.jpg', makeJpeg(1, 1, buildJpegFrame(2, 2))],
    ['no-length.jpg', joinBytes([0xff, 0xd8, 0xff, 0xfe, 0, 0], buildJpegFrame(1, 1), JPEG_SCAN, [0xff, 0xd9])],
    ['no-end.jpg', makeJpeg().subarray(0, -2)],
    ['no-height.jpg', makeJpeg(1, 0)],
    ['no-picture.gif', joinBytes('GIF89a', [1, 0, 1, 0, 0, 0, 0], ';')],
    ['version.gif', joinBytes('GIF8', makeGif().subarray(4, 5), 'x')],
    ['no-end.gif', makeGif().subarray(0, -1)],
    ['block.gif', makeGif(1, 1, joinBytes('?'))],
    ['long.webp', joinBytes('RIFF', [0xff, 0xff, 0xff, 0x7f], 'WEBPVP8L')],
    ['chunk.webp', makeWebp(joinBytes('VP8L', [0xff, 0xff, 0, 0]))],
    ['empty.webp', makeWebp()],
    ['no-end.pdf', joinBytes('%PDF-1.7\n')],
    ['cut.pdf', makePdf().subarray(0, -8)],
  ],
  'trailing-data': [
    ['zero.png', joinBytes(makePng(), [0])],
    ['data-in-end.png', joinBytes(makePng().subarray(0, -12), buildPngChunk('IEND', joinBytes('data')))],
    ['archive.png', joinBytes(makePng(), 'archive of the attacker')],
    ['video.jpg', joinBytes(makeJpeg(), 'motion')],
    ['twice.jpg', joinBytes(makeJpeg(), makeJpeg())],
    ['program.gif', joinBytes(makeGif(), 'MZ')],
    ['more.webp', joinBytes(makeWebp(buildLosslessWebp(1, 1)), 'more')],
    ['program.pdf', joinBytes(makePdf(), 'MZ\x90\0')],
  ],
  'two-types': [
    ['zip.png', joinBytes(makePng(), 'PK\x03\x04', ZIP_END)],
    ['zip-inside.png', makePng(1, 1, buildPngChunk('tEXt', ZIP_END))],
    ['zip.jpg', makeJpeg(1, 1, comment('PK\x05\x06'))],
    ['jar.gif', joinBytes(makeGif(), ZIP_END)],
    ['zip.pdf', joinBytes(makePdf(), ZIP_END)],
    ['rar.jpg', makeJpeg(1, 1, comment('Rar!\x1A\x07\0'))],
    ['7z.png', makePng(1, 1, buildPngChunk('tEXt', joinBytes('7z\xBC\xAF\x27\x1C')))],
    ['cab.gif', makeGif(1, 1, gifComment('MSCF\0\0\0\0'))],
    ['php.jpg', makeJpeg(1, 1, comment('<?php system($_GET[0]); ?>'))],
    ['php.png', makePng(1, 1, buildPngChunk('tEXt', joinBytes('<?PHP x')))],
    ['script.gif', makeGif(1, 1, gifComment('<ScRiPt>alert(1)'))],
    ['page.jpg', makeJpeg(1, 1, comment('<HTML>'))],
    ['page.png', makePng(1, 1, buildPngChunk('iTXt', joinBytes('<!DOCTYPE html>')))],
    ['frame.webp', makeWebp(buildLosslessWebp(1, 1), buildWebpChunk('XMP ', joinBytes('<iframe src=x>')))],
    ['hta.jpg', makeJpeg(1, 1, comment('<hta:application>'))],
    ['page.pdf', makePdf('<html><script>alert(1)</script>\n')],
    ['pdf.jpg', makeJpeg(1, 1, comment('%PDF-1.4'))],
    ['pdf.png', makePng(1, 1, buildPngChunk('tEXt', joinBytes('%PDF-1.4')))],
    ['pdf.gif', makeGif(1, 1, gifComment('%PDF-1.4'))],
    ['twice.pdf', joinBytes('%PDF-1.4\n', makePdf())],
    ['pdf.txt', joinBytes('text\n%PDF-1.4\n')],
    ['tar.jpg', makeJpeg(1, 1, comment(`${'x'.repeat(233)}ustar`))],
    ['dicom.png', makePng(1, 1, buildPngChunk('tEXt', joinBytes(`${'x'.repeat(87)}DICM`)))],
    ['iso.gif', makeGif(1, 1, joinBytes(...Array.from({ length: 200 }, () => gifComment('CD001'.repeat(50)))))],
    [
      'script-first.jpg',
      joinBytes(
        [0xff, 0xd8],
        buildJpegSegment(0xe0, joinBytes('*/=alert(1);/*')),
        buildJpegFrame(1, 1),
        JPEG_SCAN,
        [0xff, 0xd9],
      ),
    ],
    ['script-size.gif', makeGif(0x2a2f, 1)],
    ['script-equals.gif', makeGif(0x313d, 1)],
  ],
  'active-content': Object.entries({
    script: '<< /S /JavaScript /JS (app.alert(1)) >>',
    escaped: '<< /S /J#61va#53cript >>',
    launch: '<</S/Launch/F(cmd.exe)>>',
    attached: '<< /Type/EmbeddedFile>>',
    files: '<< /Names << /EmbeddedFiles 4 0 R >> >>',
    media: '<< /Subtype /RichMedia >>',
    form: '<< /XFA 5 0 R >>',
    send: '<< /S /SubmitForm >>',
    import: '<< /S /ImportData >>',
    inside: '<< /S /GoToE >>',
  }).map(([name, dictionary]) => [`${name}.pdf`, makePdf(`${dictionary}\n`)] as const),
  'too-many-pixels': [
    ['bomb.png', makePng(50_000, 50_000)],
    ['wide.png', makePng(16_385, 1)],
    ['most.png', makePng(0xffff_ffff, 0xffff_ffff)],
    ['bomb.jpg', makeJpeg(65_535, 65_535)],
    ['bomb.gif', makeGif(65_535, 65_535)],
    ['picture.gif', makeGif(1, 1, joinBytes([0x2c, 0, 0, 0, 0, 255, 255, 255, 255, 0], [2, 1, 0, 0]))],
    ['bomb.webp', makeWebp(buildLosslessWebp(16_384, 16_384))],
    [
      'screen.webp',
      makeWebp(buildWebpChunk('VP8X', joinBytes([0, 0, 0, 0], Array(6).fill(255))), buildLosslessWebp(1, 1)),
    ],
  ],
  'too-many-frames': [
    ['bomb.gif', makeGif(1, 1, ...Array(500).fill(GIF_PICTURE))],
    ['bomb.png', makePng(1, 1, buildPngChunk('acTL', joinBytes([255, 255, 255, 255, 0, 0, 0, 0])))],
    ['bomb.webp', makeWebp(buildLosslessWebp(1, 1), ...Array(500).fill(buildWebpChunk('ANMF', joinBytes('frame'))))],
  ],
  markup: [
    ['page.txt', joinBytes('<html>')],
    ['page.log', joinBytes('\n\t <!-- x -->')],
    ['page.csv', joinBytes('<script>alert(1)</script>')],
    ['drawing.txt', joinBytes('\xEF\xBB\xBF<svg onload=alert(1)>')],
    ['feed.dat', joinBytes('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]>')],
    ['close.txt', joinBytes('</title><script>')],
  ],
  'line-too-long': [
    ['line.json', joinBytes('x'.repeat(65_537))],
    ['last.log', joinBytes('short\n', 'x'.repeat(65_537))],
  ],
  'too-wide': [
    ['wide.csv', joinBytes(','.repeat(1000))],
    ['semicolon.csv', joinBytes('a\n', ';'.repeat(5000))],
    ['tab.tsv', joinBytes('\t'.repeat(1000), 'x')],
  ],
};

describe('content that attacks', () => {
  const rows = Object.entries(ATTACKS).flatMap(([code, files]) =>
    files.map(([name, bytes, size]) => ({ code, name, bytes, size })),
  );

  it.each(rows)('$code: $name', ({ code, name, bytes, size }) => {
    expect(decide(name, bytes, size)).toEqual({
      refused: code,
      sentence: PREVIEW_REFUSALS[code as PreviewRefusalCode],
    });
  });

  it('has a row for each refusal', () => {
    expect(Object.keys(ATTACKS).sort()).toEqual(Object.keys(PREVIEW_REFUSALS).sort());
  });
});

describe('any content', () => {
  const sample = fc.constantFrom(...SAMPLES);

  it('is refused when it is cut off, or when anything but a line end follows', () => {
    fc.assert(
      fc.property(
        sample,
        fc.nat(),
        fc.uint8Array({ minLength: 1, maxLength: 20, min: 0x21 }),
        ([name, bytes], at, more) => {
          expect(decide(name, bytes.subarray(0, at % (bytes.length - 1)))).toHaveProperty('refused');
          expect(decide(name, joinBytes(bytes, more))).toHaveProperty('refused');
        },
      ),
      { seed: 19, numRuns: 5000 },
    );
  });

  it('is decided, of 10,000, and shown only under the media type of its begin', () => {
    const change = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 });
    const changed = fc.tuple(sample, change).map(([[name, bytes], changes]) => {
      const copy = bytes.slice();
      for (const [at, byte] of changes) copy[at % copy.length] = byte;
      return [name, copy] as const;
    });
    const random = fc.tuple(fc.constantFrom('a.txt', 'a.csv', 'a.png', 'a'), fc.uint8Array({ maxLength: 200 }));
    fc.assert(
      fc.property(fc.oneof(changed, random), ([name, bytes]) => {
        const answer = decide(name, bytes);
        if ('refused' in answer) expect(answer.sentence).toBe(PREVIEW_REFUSALS[answer.refused]);
        else if (answer.kind === 'image' || answer.kind === 'pdf') {
          const kept = SAMPLES.find(([sampleName]) => sampleName === name)?.[1];
          expect(answer).toMatchObject({ mediaType: MEDIA_TYPES[name], shownBytes: kept?.length });
        } else expect(bytes.every((byte) => byte >= 0x20 || [9, 10, 12, 13].includes(byte))).toBe(true);
      }),
      { seed: 19, numRuns: 10_000 },
    );
  });
});
