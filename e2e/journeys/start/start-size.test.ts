/** Time on a slow line until the name can be typed, and until the fleet is on the map. */
import { describe, expect, it } from 'vitest';
import {
  computeGzippedKilobytes,
  computeSentKilobytes,
  listMapScripts,
  listSignInScripts,
} from '../../fixtures/product/built-scripts.ts';

const MOST_TO_SIGN_IN = 150;
const MOST_TO_THE_MAP = 490;

describe('the first load', () => {
  it(`needs at most ${MOST_TO_SIGN_IN} KB of packed script to sign in, as gzip too`, () => {
    expect(listSignInScripts().length).toBeGreaterThan(0);
    expect(computeGzippedKilobytes(listSignInScripts())).toBeLessThan(MOST_TO_SIGN_IN);
  });

  it(`needs at most ${MOST_TO_THE_MAP} KB of packed script until the map stands for who signed in`, () => {
    expect(listMapScripts().length).toBeGreaterThan(listSignInScripts().length);
    expect(computeSentKilobytes(listMapScripts())).toBeLessThan(MOST_TO_THE_MAP);
  });
});
