import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';

/**
 * Reads pieces of a map archive over HTTP ranges (RFC 9110, section 14). Unlike the library's own source it gets over an
 * archive that is exchanged while a page is open: the browser then asks for its next piece only "if unchanged" and is
 * answered with the whole new file, and the directory that was read before describes the old one. The piece is asked
 * for again past the browser's cache, and another entity tag makes the library read the directory again.
 */
export class ArchiveSource implements Source {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  getKey(): string {
    return this.#address;
  }

  /** @throws {EtagMismatch} when the archive is no longer the one of `etag`; an error in words when it cannot be read. */
  async getBytes(offset: number, length: number, signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` };
    const ask = (cache: RequestCache) => fetch(this.#address, { headers, cache, signal: signal ?? null });
    let response = await ask('default');
    if (response.status !== PIECE) {
      await response.body?.cancel();
      response = await ask('reload');
    }
    const found = response.headers.get('etag') ?? undefined;
    const isWhole = response.status === WHOLE && Number(response.headers.get('content-length')) <= length;
    if (response.status !== PIECE && !isWhole) {
      throw new Error(`${this.#address} answered ${response.status} instead of a piece`);
    }
    if (etag !== undefined && found !== etag) throw new EtagMismatch(`${this.#address} was exchanged`);
    return { data: await response.arrayBuffer(), ...(found === undefined ? {} : { etag: found }) };
  }
}

const WHOLE = 200;
const PIECE = 206;
