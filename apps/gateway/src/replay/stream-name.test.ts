import { describe, expect, it } from 'vitest';
import { formatStreamName, getRecordingStem } from './stream-name.ts';

describe('the name of a replay', () => {
  it.each([
    ['/data/avnav_20130630.log.gz', 'avnav_20130630'],
    ['kystverket_20190807_1000lines.nm4.gz', 'kystverket_20190807_1000lines'],
    ['PGN127507.raw', 'PGN127507.raw'],
    ['.log', '.log'],
  ])('%s is called %s', (path, stem) => expect(getRecordingStem(path)).toBe(stem));

  it('depends on the content and the options alone, and is one the link allows', () => {
    const identity = { fingerprint: 'abc', options: { speed: 'max' } };
    const name = formatStreamName('/a/Ünï cödé — Irene.txt.gz', identity);
    expect(name).toMatch(/^[A-Za-z0-9._:-]{1,110}$/);
    expect(formatStreamName('/b/Ünï cödé — Irene.txt.gz', identity)).toBe(name);
    expect(formatStreamName('/a/x.log', { ...identity, options: { speed: 1 } })).not.toBe(
      formatStreamName('/a/x.log', identity),
    );
    expect(formatStreamName('/a/x.log', { ...identity, fingerprint: 'abd' })).not.toBe(
      formatStreamName('/a/x.log', identity),
    );
  });
});
