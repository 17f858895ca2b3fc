import { describe, expect, it } from 'vitest';
import { createLocalBus } from './local-bus.ts';

const silent = { error: () => {} };

describe('the local bus', () => {
  it('tells every listener of the name, in order, until it unsubscribes', () => {
    const bus = createLocalBus(silent);
    const heard: string[] = [];
    const leave = bus.subscribe('session.revoked', ({ sessionId }) => void heard.push(`a ${sessionId}`));
    bus.subscribe('session.revoked', ({ sessionId }) => void heard.push(`b ${sessionId}`));
    bus.subscribe('right.changed', () => void heard.push('never'));

    bus.publish('session.revoked', { sessionId: '1', reason: '' });
    leave();
    bus.publish('session.revoked', { sessionId: '2', reason: '' });
    expect(heard).toEqual(['a 1', 'b 1', 'b 2']);
  });

  it('logs a listener that throws and goes on to the next', () => {
    const failures: unknown[] = [];
    const bus = createLocalBus({ error: (details: object) => void failures.push(details) });
    const heard: string[] = [];
    bus.subscribe('right.changed', () => {
      throw new Error('broken');
    });
    bus.subscribe('right.changed', () => void heard.push('second'));
    bus.publish('right.changed', { userIds: null });
    expect(heard).toEqual(['second']);
    expect(failures).toMatchObject([{ event: 'right.changed', err: { message: 'broken' } }]);
  });

  it('is silent once closed', async () => {
    const bus = createLocalBus(silent);
    const heard: string[] = [];
    bus.subscribe('right.changed', () => void heard.push('late'));
    await bus.close();
    bus.publish('right.changed', { userIds: null });
    expect(heard).toEqual([]);
  });
});
