import { createFakeClock } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log/logger.ts';
import { CALLERS } from '../../testing/caller.ts';
import { createClientLog, ERRORS_PER_MINUTE } from './client-log.service.ts';

const caller = CALLERS.operator;

describe('an error of a browser', () => {
  it('is in the log with area, level, id and user, and floods nothing', async () => {
    const lines: Record<string, unknown>[] = [];
    const clock = createFakeClock(0);
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
