import { EtagMismatch } from 'pmtiles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArchiveSource } from './archive-source.ts';

interface Piece {
  status: number;
  etag?: string;
  bytes?: number;
}

/** Answers one after the other; tells what was asked. */
function answer(...pieces: readonly Piece[]) {
  const asked: unknown[] = [];
  const left = [...pieces];
  vi.stubGlobal('fetch', async (_address: string, { headers, cache }: RequestInit) => {
    asked.push([Reflect.get(headers ?? {}, 'range'), cache]);
    const { status, etag = 'W/"1"', bytes = 10 } = left.shift() ?? { status: 500 };
    return new Response(new Uint8Array(bytes), { status, headers: { etag, 'content-length': String(bytes) } });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

const source = new ArchiveSource('https://fleet.example/basemap/world.pmtiles');

describe('a piece of a map archive', () => {
  it('is asked for by its range, with the tag of its archive', async () => {
    const asked = answer({ status: 206 });
    const { data, etag } = await source.getBytes(100, 10);
    expect([data.byteLength, etag, asked]).toEqual([10, 'W/"1"', [['bytes=100-109', 'default']]]);
  });

  it('is asked for once more when the whole of an exchanged archive came instead', async () => {
    const asked = answer({ status: 200, bytes: 5000 }, { status: 206, etag: 'W/"2"' });
    await expect(source.getBytes(100, 10, undefined, 'W/"1"')).rejects.toBeInstanceOf(EtagMismatch);
    expect(asked).toEqual([
      ['bytes=100-109', 'default'],
      ['bytes=100-109', 'reload'],
    ]);
  });

  it('is never mixed with those of another archive, whose directory it does not belong to', async () => {
    answer({ status: 206, etag: 'W/"2"' });
    await expect(source.getBytes(100, 10, undefined, 'W/"1"')).rejects.toBeInstanceOf(EtagMismatch);
  });

  it('is the whole of an archive that is no longer than the piece', async () => {
    answer({ status: 200, bytes: 8 }, { status: 200, bytes: 8 });
    expect((await source.getBytes(0, 16384)).data.byteLength).toBe(8);
  });

  it.each([404, 500, 200])('is refused in words where a server cannot give it: %i', async (status) => {
    answer({ status, bytes: 5000 }, { status, bytes: 5000 });
    await expect(source.getBytes(100, 10)).rejects.toThrow(`answered ${status} instead of a piece`);
  });
});
