import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { computeFingerprint, RecordingError, type RecordingFileOptions, readRecording } from './recording-file.ts';

const folder = createTestFolder();
afterAll(folder.remove);

function file(name: string, content: Uint8Array | string): string {
  const path = join(folder.path, name);
  writeFileSync(path, content);
  return path;
}

/** The check sum at the end is another one. */
function torn(packed: Buffer): Buffer {
  const [size, checkSum] = [4, packed.length - 8];
  return Buffer.concat([packed.subarray(0, checkSum), Buffer.alloc(size), packed.subarray(checkSum + size)]);
}

async function read(path: string, options?: RecordingFileOptions): Promise<string> {
  let text = '';
  for await (const piece of readRecording(path, options)) text += piece;
  return text;
}

describe('readRecording', () => {
  it('reads a plain and a compressed file alike, whatever they are called', async () => {
    expect(await read(file('plain.gz', '$GPGGA\n'))).toBe('$GPGGA\n');
    expect(await read(file('packed.log', gzipSync('$GPGGA\n')))).toBe('$GPGGA\n');
  });

  it('stops at the bound of a small file that unpacks to a large one', async () => {
    const bomb = file('bomb.gz', gzipSync(Buffer.alloc(3_000_000)));
    await expect(read(bomb, { maxUnpackedBytes: 1_000_000 })).rejects.toMatchObject({ code: 'recording-too-large' });
  });

  it.each([
    ['a file that is not there', () => join(folder.path, 'nowhere.log')],
    ['a compressed file that is cut off in its head', () => file('cut.gz', gzipSync('x'.repeat(5000)).subarray(0, 12))],
    // The error is emitted after the last stored byte is read; without a listener it ends the process.
    ['a compressed file whose end is torn', () => file('end.gz', torn(gzipSync('x'.repeat(200_000))))],
  ])('says in one sentence that it cannot read %s', async (_, path) => {
    await expect(read(path())).rejects.toThrow(RecordingError);
    await expect(read(path())).rejects.toMatchObject({ code: 'recording-unreadable' });
  });

  const lines = Array.from({ length: 20_000 }, (_, i) => `$SDDPT,${i},0.0\r\n`).join('');

  it.each([
    ['its last bytes', -5, (read: number) => read === lines.length],
    ['the half of it', -gzipSync(lines).length / 2, (read: number) => read > 50_000 && read < lines.length],
  ])('reads a compressed file that lacks %s as far as it goes, and says where it ends', async (_, cut, isRead) => {
    const path = file('short.gz', gzipSync(lines).subarray(0, Math.trunc(cut)));
    const ends: number[] = [];
    const text = await read(path, { onCutOff: (bytes) => ends.push(bytes) });
    expect(lines.startsWith(text)).toBe(true);
    expect([isRead(text.length), ends]).toEqual([true, [text.length]]);
  });

  it.each([
    ['whole', gzipSync(lines)],
    ['packed piece by piece', Buffer.concat([gzipSync(lines), gzipSync(lines)])],
    ['followed by padding', Buffer.concat([gzipSync(lines), Buffer.alloc(512)])],
  ])('calls no compressed file cut off that is %s', async (_, content) => {
    const ends: number[] = [];
    await read(file('whole.gz', content), { onCutOff: (bytes) => ends.push(bytes) });
    expect(ends).toEqual([]);
  });

  it.each([
    ['bzip2', '425a6839314159265359', 'bunzip2'],
    ['xz', 'fd377a585a000004e6d6b446', 'unxz'],
    ['lzma', '5d00008000ffffffffffffffff', 'unlzma'],
    ['zip', '504b0304140000000800', 'unzip'],
    ['zstd', '28b52ffd0458', 'unzstd'],
    ['7z', '377abcaf271c0004', '7z x'],
  ])('names the packer of a file it does not unpack: %s', async (packer, head, command) => {
    await expect(read(file(`packed.${packer}`, Buffer.from(head, 'hex')))).rejects.toThrow(
      new RegExp(`packed with ${packer}.*unpack it first \\(${command}`),
    );
  });

  it.each([
    ['is empty', () => file('empty.log', '')],
    ['is a folder', () => folder.path],
    ['is text in UTF-16', () => file('wide.csv', Buffer.from('\ufeffmmsi,timestamp', 'utf16le'))],
  ])('says that a file %s', async (what, path) => {
    await expect(read(path())).rejects.toThrow(what);
    await expect(read(path())).rejects.toMatchObject({ code: 'recording-unreadable' });
  });

  it('tells two files apart by their content alone', async () => {
    const [one, same, other] = [file('1', 'a'), file('2', 'a'), file('3', 'b')];
    expect(await computeFingerprint(one)).toBe(await computeFingerprint(same));
    expect(await computeFingerprint(one)).not.toBe(await computeFingerprint(other));
  });
});
