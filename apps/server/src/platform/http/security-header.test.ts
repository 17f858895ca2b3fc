import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, NO_ALLOWED_ORIGINS } from './security-header.ts';

it('lets a page ask its own host and the servers of the configuration, and no other', () => {
  const connect = (servers: readonly string[]) =>
    /connect-src ([^;]*)/.exec(buildContentSecurityPolicy({ ...NO_ALLOWED_ORIGINS, servers }))?.[1];
  expect(connect([])).toBe("'self'");
  expect(connect(['https://hub.example', 'wss://hub.example'])).toBe("'self' https://hub.example wss://hub.example");
});
