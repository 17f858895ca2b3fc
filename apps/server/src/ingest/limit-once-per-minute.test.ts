import { expect, it } from 'vitest';
import { limitOncePerMinute } from './limit-once-per-minute.ts';

it('a wrong key is told once per address and minute', () => {
  const clock = { time: 0, now: () => clock.time };
  const told: string[] = [];
  const tell = limitOncePerMinute(clock, (address) => told.push(`${address} at ${clock.time}`));
  for (const [time, address] of [
    [0, '10.0.0.1'],
    [30_000, '10.0.0.1'],
    [30_000, '10.0.0.2'],
    [60_000, '10.0.0.1'],
  ] as const) {
    clock.time = time;
    tell(address);
  }
  expect(told).toEqual(['10.0.0.1 at 0', '10.0.0.2 at 30000', '10.0.0.1 at 60000']);
});
