import { toId, type UserId } from '@fms/domain';
import { fakeClock } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../platform/caller.ts';
import { createLogger } from '../../platform/logger.ts';
import { createClientLog, ERRORS_PER_MINUTE, withoutSecrets } from './client-log.service.ts';

const caller: Caller = {
  userId: toId<UserId>(3),
  userName: 'operator',
  role: 'User',
  level: 0,
  sessionId: 's',
  impersonatedBy: null,
};

describe('an error of a browser', () => {
  it.each([
    [
      'at https://f.example/reset?userName=a&code=Zm9v-bar_1',
      'at https://f.example/reset?userName=[hidden]&code=[hidden]',
    ],
    ['Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'Bearer [token]'],
    ['TypeError: x.map is not a function', 'TypeError: x.map is not a function'],
  ])('is written without secrets: %s', (text, kept) => {
    expect(withoutSecrets(text)).toBe(kept);
  });

  it('is in the log with area, level, id and user, and floods nothing', async () => {
    const lines: Record<string, unknown>[] = [];
    const clock = fakeClock(0);
    const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
    const log = createClientLog({ clock, logger });
    const body = { area: 'map', level: 'warning' as const, id: 'live-insert', error: 'at /a?token=x' };
    for (let n = 0; n < ERRORS_PER_MINUTE + 10; n++) await log.record(caller, body);
    expect(lines).toHaveLength(ERRORS_PER_MINUTE);
    expect(lines[0]).toMatchObject({
      level: 40,
      area: 'map',
      id: 'live-insert',
      error: 'at /a?token=[hidden]',
      user: 3,
    });
    clock.advance(60_000);
    await log.record(caller, body);
    expect(lines).toHaveLength(ERRORS_PER_MINUTE + 1);
  });
});
