import { describe, expect, it } from 'vitest';
import { FakeHub } from '../../testing/fake-hub.ts';
import { createLazyTransport } from './lazy-transport.ts';

const IGNORED = { onMessage: () => {}, onClose: () => {} };

function aLateHub(failures = 0) {
  const hub = new FakeHub();
  let loads = 0;
  const open = createLazyTransport(async () => {
    loads += 1;
    if (loads <= failures) throw new Error('the code did not come');
    return hub.open;
  });
  return { hub, open, loads: () => loads };
}

describe('a transport whose code is fetched', () => {
  it('is fetched by the first connection, once for all', async () => {
    const { hub, open, loads } = aLateHub();
    const first = open(IGNORED);
    expect(loads()).toBe(0);
    await first.start();
    await open(IGNORED).start();
    expect([loads(), hub.attempts]).toEqual([1, 2]);
  });

  it('is fetched again after it did not come', async () => {
    const { hub, open } = aLateHub(1);
    await expect(open(IGNORED).start()).rejects.toThrow('the code did not come');
    await open(IGNORED).start();
    expect(hub.isConnected).toBe(true);
  });

  it('does not connect when it was stopped meanwhile', async () => {
    const { hub, open } = aLateHub();
    const transport = open(IGNORED);
    const started = transport.start();
    await transport.stop();
    await started;
    expect(hub.attempts).toBe(0);
  });

  it('hands calls on, and refuses them before it is there', async () => {
    const { hub, open } = aLateHub();
    const transport = open(IGNORED);
    await expect(transport.invoke('WatchPositions', [null])).rejects.toThrow('not connected');
    await transport.start();
    await transport.invoke('WatchPositions', [null]);
    expect(hub.callsOf('WatchPositions')).toEqual([[null]]);
  });
});
