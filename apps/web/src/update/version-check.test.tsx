import { afterEach, describe, expect, it } from 'vitest';
import { checkVersion, VERSION_KEY } from './version-check.ts';

afterEach(() => localStorage.clear());

function aCheck(configured: string | undefined) {
  const reloads: (string | null)[] = [];
  const check = () => checkVersion({ configured, reload: () => reloads.push(localStorage.getItem(VERSION_KEY)) });
  return { check, reloads };
}

describe('§4.11, a changed version', () => {
  it('clears storage, writes the new version, then reloads, once', async () => {
    localStorage.setItem(VERSION_KEY, '1.4.220');
    localStorage.setItem('currentUser', '{}');
    sessionStorage.setItem('returnPath', '/vessel/home');
    const { check, reloads } = aCheck('1.4.221');
    expect(await check()).toBe(true);
    // The reloaded page finds the version already written.
    expect(await check()).toBe(false);
    expect(reloads).toEqual(['1.4.221']);
    expect([localStorage.getItem('currentUser'), sessionStorage.getItem('returnPath')]).toEqual([null, null]);
  });

  it.each([
    ['a first visit only writes it', null, '1.4.221', '1.4.221'],
    ['the same version changes nothing', '1.4.221', '1.4.221', '1.4.221'],
    ['a configuration that could not be read changes nothing', '1.4.220', undefined, '1.4.220'],
  ])('%s', async (_words, stored, configured, after) => {
    if (stored !== null) localStorage.setItem(VERSION_KEY, stored);
    localStorage.setItem('currentUser', '{}');
    const { check, reloads } = aCheck(configured);
    expect(await check()).toBe(false);
    expect([reloads, localStorage.getItem(VERSION_KEY), localStorage.getItem('currentUser')]).toEqual([
      [],
      after,
      '{}',
    ]);
  });
});
