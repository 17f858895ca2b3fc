import { describe, expect, it } from 'vitest';
import { createSite } from './site.ts';

const query = { userName: 'olav & co', code: 'a-b_c' };

describe('an address in a mail', () => {
  it.each([
    ['fleet.example.org', 'https://fleet.example.org'],
    ['ims.example.org', 'https://ims.example.org'],
    ['localhost', 'https://fleet.example.org'],
    ['evil.example.org', 'https://fleet.example.org'],
  ])('asked for under %s begins with %s', (host, origin) => {
    const site = createSite({ publicUrl: new URL('https://fleet.example.org') }, ['ims.example.org']);
    expect(site.address(host, '/reset', query)).toBe(`${origin}/reset?userName=olav+%26+co&code=a-b_c`);
  });

  it('of the demonstration is the one that was opened', () => {
    const site = createSite({ publicUrl: null }, []);
    expect(site.address('127.0.0.1:8080', '/signup', {})).toBe('http://127.0.0.1:8080/signup');
  });
});
