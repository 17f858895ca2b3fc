import { createFakeClock } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import type { StoredLine } from '../../telemetry/index.ts';
import type { LogEntry } from './log-entry.ts';
import { createLogRecorder } from './log-recorder.service.ts';

const entry = (content: string): LogEntry => ({
  ...{ timeMs: 0, source: 'server', level: 'info', area: 'x', vesselId: 0, userId: 0, content, context: '{}' },
});

function openRecorder() {
  const stored: StoredLine[] = [];
  const state = { isDown: false };
  const recorder = createLogRecorder({
    clock: createFakeClock(1_790_000_000_000),
    log: {
      async append(lines) {
        if (state.isDown) throw new Error('The engine is away.');
        stored.push(...lines);
      },
    },
  });
  return { recorder, stored, state };
}

describe('the recorder of the log', () => {
  it('stores entries in their order under ids that rise and stay whole', async () => {
    const { recorder, stored } = openRecorder();
    for (const content of ['a', 'b', 'c']) recorder.take(entry(content));
    await Promise.all([recorder.flush(), recorder.flush()]);
    expect(stored.map(({ content }) => content)).toEqual(['a', 'b', 'c']);
    const [first = 0, second = 0] = stored.map(({ id }) => id);
    expect([Number.isSafeInteger(first), second - first]).toEqual([true, 1]);
  });

  it('keeps what the engine does not take, and stores it later', async () => {
    const { recorder, stored, state } = openRecorder();
    state.isDown = true;
    recorder.take(entry('a'));
    await expect(recorder.flush()).rejects.toThrow('away');
    recorder.take(entry('b'));
    state.isDown = false;
    await recorder.flush();
    expect(stored.map(({ content }) => content)).toEqual(['a', 'b']);
  });

  it('holds so many lines and no more, and tells how many were lost', async () => {
    const { recorder, stored } = openRecorder();
    for (let n = 0; n < 20_003; n++) recorder.take(entry('a'));
    await recorder.flush();
    expect(stored).toHaveLength(20_001);
    const told = stored.filter(({ area }) => area === 'log');
    expect(told).toEqual([
      expect.objectContaining({ level: 'error', content: '3 lines of the log could not be stored' }),
    ]);
  });
});
