/** What has to come before a screen stands for the first time: the scripts it asks for, as they travel. */
import { gzippedKilobytes, mapScripts, sentKilobytes, signInScripts } from '../../e2e/fixtures/built-scripts.ts';
import type { Measure } from '../result.ts';

export const measureLoadSize: Measure = async () => {
  const [signIn, map] = [signInScripts(), mapScripts()];
  const gzipped = (scripts: readonly string[]) => `as gzip ${gzippedKilobytes(scripts).toFixed(0)} KB`;
  return [
    {
      name: 'load.sign_in_kb',
      value: sentKilobytes(signIn),
      unit: 'KB',
      bound: { atMost: 150 },
      note: `brotli, as the server sends it; ${gzipped(signIn)}`,
    },
    {
      name: 'load.map_kb',
      value: sentKilobytes(map),
      unit: 'KB',
      bound: { atMost: 500 },
      note: `sign-in, shell, map page and engine; its worker and the hub apart; ${gzipped(map)}`,
    },
  ];
};
