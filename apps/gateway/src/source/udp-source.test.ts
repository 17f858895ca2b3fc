import { expect, it } from 'vitest';
import { openUdpSource } from './udp-source.ts';

it('that could not be bound says so, and is stopped while it waits for its next try', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const events = { lines: () => {}, overlong: () => {}, state: (_state: string, detail: string) => resolve(detail) };
  // An address of no machine (RFC 5737).
  const source = openUdpSource({ host: '192.0.2.1', port: 10_110 }, events, [60]);
  expect(await promise).toMatch(/^192\.0\.2\.1:10110: .*EADDRNOTAVAIL/);
  await expect(source.stop()).resolves.toBeUndefined();
});
