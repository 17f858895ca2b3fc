import { type GatewayLogLine, MAX_LOG_BYTES_PER_DAY } from '@fms/contract/link';
import { toId, type VesselId } from '@fms/domain/identity';
import { DAY_MS } from '@fms/domain/time';
import { createFakeClock } from '@fms/test-kit';
import { expect, it } from 'vitest';
import { createGatewayLog } from './gateway-log.service.ts';
import type { LogEntry } from './log-entry.ts';

it('a gateway that sends without end fills its own share of the day and no more', () => {
  const clock = createFakeClock(1_790_000_000_000);
  const taken: LogEntry[] = [];
  const log = createGatewayLog(clock, { take: (entry) => void taken.push(entry) });
  const [hostile, honest] = [toId<VesselId>(1), toId<VesselId>(2)];
  const lines = Array.from({ length: 200 }, (): GatewayLogLine => {
    return { time: clock.now(), level: 'error', area: 'x', content: 'x'.repeat(2000) };
  });
  for (let frame = 0; frame < 100; frame++) log.take(hostile, lines, 0);
  const bytes = taken.reduce((sum, { content }) => sum + content.length, 0);
  expect(bytes).toBeLessThanOrEqual(2 * MAX_LOG_BYTES_PER_DAY + 100);
  expect(taken.filter(({ content }) => content.includes('more lines than a day may have'))).toHaveLength(1);
  log.take(honest, lines.slice(0, 1), 0);
  expect(taken.at(-1)?.vesselId).toBe(honest);
  clock.advance(DAY_MS);
  const before = taken.length;
  log.take(hostile, lines.slice(0, 1), 0);
  expect(taken.length - before).toBe(1);
});
