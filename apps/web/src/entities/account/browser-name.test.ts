import { describe, expect, it } from 'vitest';
import { parseBrowserName } from './browser-name.ts';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the name of a browser', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} Chrome/156.0.0.0 Safari/537.36`, 'Chrome 156, Linux'],
    [`Mozilla/5.0 (Windows NT 10.0) ${KIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.1`, 'Edge 156, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'Safari 19, iOS',
    ],
    ['curl/8.0', 'curl/8.0'],
  ])('%s', (agent, expected) => {
    expect(parseBrowserName(agent)).toBe(expected);
  });
});
