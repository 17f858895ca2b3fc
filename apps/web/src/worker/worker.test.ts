import { describe, expect, it } from 'vitest';
import { isPageOfApplication } from './bypass.ts';
import { openPath, showPush } from './push.ts';

const request = (mode: RequestMode, headers: Record<string, string> = {}) => ({ mode, headers: new Headers(headers) });
const at = (path: string) => new URL(path, 'https://fleet.example');

describe('§7.1, what the worker answers', () => {
  it.each([
    ['a page', request('navigate'), '/vessel/home', true],
    ['a call', request('cors'), '/api/v1.3/vessel/GetAll', false],
    ['a page of the API reference', request('navigate'), '/api/docs', false],
    ['the configuration', request('cors'), '/json/appSetting.json', false],
    ['whatever carries the bypass header', request('navigate', { 'ngsw-bypass': 'true' }), '/vessel/home', false],
    [
      'the page a provider answers, which the server alone lets speak',
      request('navigate'),
      '/login/single-sign-on',
      false,
    ],
    ['a page whose name begins like a call', request('navigate'), '/apiary', true],
  ])('%s', (_words, asked, path, expected) => {
    expect(isPageOfApplication(asked, at(path))).toBe(expected);
  });
});

describe('§7.5, push messages', () => {
  it('are shown as they say, with the page they lead to', async () => {
    const shown: unknown[] = [];
    const registration = { showNotification: async (...words: unknown[]) => void shown.push(words) };
    const message = { title: 'Havbris', body: 'Oil pressure low', path: '/vessel/vessel/7?tab=alarm', tag: 'alarm-1' };
    await showPush(registration, JSON.stringify(message));
    expect(shown).toEqual([
      ['Havbris', { body: 'Oil pressure low', tag: 'alarm-1', data: message.path, icon: '/favicon.svg' }],
    ]);
  });

  it.each([['not JSON'], ['{"title":"x"}']])('are not shown when they are not of the contract: %s', async (text) => {
    const shown: unknown[] = [];
    await showPush({ showNotification: async (title) => void shown.push(title) }, text);
    expect(shown).toEqual([]);
  });

  function someWindows(isOpen: boolean) {
    const done: unknown[] = [];
    const window = {
      focus: async () => void done.push('focus'),
      postMessage: (message: unknown) => void done.push(message),
    };
    const windows = {
      matchAll: async () => (isOpen ? [window] : []),
      openWindow: async (address: string) => void done.push(address),
    };
    return { done, windows };
  }

  it.each([
    [
      'in the window that is there',
      true,
      '/vessel/vessel/7?tab=alarm',
      ['focus', { type: 'open-path', path: '/vessel/vessel/7?tab=alarm' }],
    ],
    ['in a new one', false, '/vessel/home', ['https://fleet.example/vessel/home']],
    ['never an address of another origin', false, '//elsewhere.example/x', []],
  ])('open their page %s', async (_words, isOpen, path, expected) => {
    const { done, windows } = someWindows(isOpen);
    await openPath(windows, 'https://fleet.example', path);
    expect(done).toEqual(expected);
  });
});
