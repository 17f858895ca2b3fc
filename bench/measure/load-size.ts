/** Measures the scripts loaded before a screen is first drawn, in bytes as transferred. */
import {
  computeGzippedKilobytes,
  computeSentKilobytes,
  listMapScripts,
  listSignInScripts,
} from '../../e2e/fixtures/product/built-scripts.ts';
import type { Measure } from '../report/result.ts';

export const measureLoadSize: Measure = async () => {
  const [signIn, map] = [listSignInScripts(), listMapScripts()];
  const gzipped = (scripts: readonly string[]) => `as gzip ${computeGzippedKilobytes(scripts).toFixed(0)} KB`;
  return [
    {
      name: 'load.sign_in_kb',
      value: computeSentKilobytes(signIn),
      unit: 'KB',
      bound: { atMost: 150 },
      note: `brotli, as the server sends it; ${gzipped(signIn)}`,
    },
    {
      name: 'load.map_kb',
      value: computeSentKilobytes(map),
      unit: 'KB',
      bound: { atMost: 500 },
      note: `sign-in, shell, map page and engine; its worker and the hub apart; ${gzipped(map)}`,
    },
  ];
};
