import { describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createApplication } from './application.ts';
import { createGuard } from './guard.ts';
import { NO_PEERS } from './security-header.ts';

describe('a request handed on by a proxy', () => {
  it.each([
    ['https://fleet.example.org', [], 1],
    ['https://fleet.example.org', ['loopback'], 0],
    [null, [], 0],
  ])('to a server at %s that trusts %j is warned of %i times', async (address, trustProxy, times) => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const guard = createGuard({ publicUrl: address === null ? null : new URL(address), trustProxy });
    const app = await createApplication({ guard, logger, secure: true, peers: NO_PEERS });
    const headers = { host: 'fleet.example.org', 'x-forwarded-for': '192.0.2.7' };
    for (let n = 0; n < 3; n++) await app.inject({ url: '/', headers });
    await app.inject({ url: '/', headers: { host: 'fleet.example.org' } });
    await app.close();
    expect(lines.filter((line) => line.includes('--trust-proxy'))).toHaveLength(times);
  });
});
