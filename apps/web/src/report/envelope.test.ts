import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseDsn } from './dsn.ts';
import { formatErrorEnvelope, formatUserReportEnvelope, sendEnvelope } from './envelope.ts';

const DSN = 'https://key@errors.example/sub/42';
const id = 'a'.repeat(32);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the address of an error-reporting service', () => {
  it('names where envelopes go', () => {
    expect(parseDsn(DSN)?.envelopeAddress).toBe(
      'https://errors.example/sub/api/42/envelope/?sentry_key=key&sentry_version=7',
    );
  });

  it.each([[''], ['not an address'], ['https://errors.example/42'], ['https://key@errors.example/'], ['ftp://k@h/1']])(
    'is none: %j',
    (text) => {
      expect(parseDsn(text)).toBeUndefined();
    },
  );
});

describe('an envelope', () => {
  it('holds the error with its area and level, and the page without its query', () => {
    const dsn = parseDsn(DSN);
    if (dsn === undefined) throw new Error('The address of this test is one');
    const facts = { id, timeMs: 1500, release: '1.4.221', area: 'map', level: 'error', name: 'TypeError' } as const;
    const page = 'https://fleet.example/vessel/location';
    const [head, type, item] = formatErrorEnvelope(dsn, { ...facts, message: 'no', stack: 'at x', page })
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([head, type]).toEqual([{ event_id: id, dsn: DSN }, { type: 'event' }]);
    expect(item).toMatchObject({
      event_id: id,
      timestamp: 1.5,
      level: 'error',
      release: '1.4.221',
      tags: { area: 'map' },
      request: { url: page },
      exception: { values: [{ type: 'TypeError', value: 'no' }] },
    });
  });

  it('holds no token and no value of an address', () => {
    const dsn = parseDsn(DSN);
    if (dsn === undefined) throw new Error('The address of this test is one');
    const facts = { id, timeMs: 1500, release: '1', area: 'map', level: 'error', name: 'Error', page: '' } as const;
    const text = 'at /reset?userName=olav&code=Zm9v-bar with eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl';
    const sent = formatErrorEnvelope(dsn, { ...facts, message: text, stack: text });
    expect(sent).not.toMatch(/olav|Zm9v|eyJ/);
    expect(sent).toContain('at /reset?userName=[hidden]&code=[hidden] with [token]');
  });

  it('is sent nowhere without an address', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (...request: unknown[]) => asked.push(request));
    expect(await sendEnvelope('', () => 'x')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('goes to the service, and a service that is away is no further trouble', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (asked.length === 2) throw new TypeError('failed');
      return new Response();
    });
    const words = { id, name: 'olav', words: 'I moved the map' };
    expect(await sendEnvelope(DSN, (dsn) => formatUserReportEnvelope(dsn, words))).toBe(true);
    expect(await sendEnvelope(DSN, (dsn) => formatUserReportEnvelope(dsn, words))).toBe(false);
    expect(asked[0]).toContain('https://errors.example/sub/api/42/envelope/');
  });
});
