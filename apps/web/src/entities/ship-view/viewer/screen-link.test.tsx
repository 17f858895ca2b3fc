import { SHIP_VIEW_CLOSE } from '@fms/contract/ship-view';
import type RFB from '@novnc/novnc';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFakeViewers, connectFakeViewer, FakeSocket, FakeViewer } from '../../../testing/ship-view/fake-viewer.ts';
import { ScreenLink } from './screen-link.ts';

beforeEach(() => {
  clearFakeViewers();
  vi.stubGlobal('WebSocket', FakeSocket);
  return () => vi.unstubAllGlobals();
});

function connect() {
  const place = document.createElement('div');
  const retries: { work: () => void; delayMs: number }[] = [];
  const link = new ScreenLink({
    place,
    Viewer: FakeViewer as unknown as typeof RFB,
    openSocket: () => new FakeSocket() as unknown as WebSocket,
    now: () => 0,
    later: (work, delayMs) => {
      retries.push({ work, delayMs });
      return () => retries.splice(0);
    },
  });
  return { link, place, retries };
}

describe('the line to a screen', () => {
  it('shows the screen and sends keys by the level', () => {
    const { link } = connect();
    expect(link.status.phase).toBe('connecting');
    connectFakeViewer();
    expect([link.status.phase, FakeViewer.last.viewOnly]).toEqual(['live', true]);
    link.pressKeys([1]);
    expect(FakeSocket.last.sent).toEqual([]);
    link.setLevel('control');
    link.pressKeys([0xff_e3, 0xff_e9, 0xff_ff]);
    expect(FakeViewer.last.keys).toEqual(['+65507', '+65513', '+65535', '-65535', '-65513', '-65507']);
    expect(FakeSocket.last.sent).toHaveLength(6);
  });

  it('counts the bytes of the screen and takes no texts', () => {
    const { link } = connect();
    connectFakeViewer();
    FakeSocket.last.onmessage?.({ data: new ArrayBuffer(12) });
    FakeSocket.last.onmessage?.({ data: 'text' });
    expect(link.bytes).toBe(12);
    expect(FakeViewer.last.drawn).toHaveLength(1);
  });

  it('keeps the last picture of a lost line, sends nothing, and tries again more and more slowly', () => {
    const { link, place, retries } = connect();
    link.setLevel('control');
    connectFakeViewer();
    const [first] = FakeViewer.made;
    FakeSocket.last.close();
    expect(link.status).toEqual({ phase: 'lost', sinceMs: 0, notice: null, isReplaced: false });
    expect([first?.isDisconnected, first?.viewOnly]).toEqual([false, true]);
    expect(place.querySelectorAll('canvas')).toHaveLength(1);
    for (let tries = 1; tries < 6; tries += 1) {
      retries.at(-1)?.work();
      FakeSocket.last.close();
    }
    expect(retries.map(({ delayMs }) => delayMs)).toEqual([2000, 2000, 5000, 10_000, 10_000, 10_000]);
    retries.at(-1)?.work();
    expect(place.querySelectorAll('canvas')).toHaveLength(2);
    connectFakeViewer();
    expect([link.status.phase, first?.isDisconnected]).toEqual(['live', true]);
    expect(place.querySelectorAll('canvas')).toHaveLength(1);
    expect(FakeViewer.last.viewOnly).toBe(false);
  });

  it('freezes at the end of the session: the picture stays, nothing is sent or taken, nothing is tried', () => {
    const { link, place, retries } = connect();
    link.setLevel('basic');
    connectFakeViewer();
    const { sent } = FakeSocket.last;
    link.freeze();
    link.pressKeys([65]);
    FakeViewer.last.channel.send(Uint8Array.of(5));
    FakeSocket.last.onmessage?.({ data: new ArrayBuffer(4) });
    link.setLevel('control');
    expect([link.status.phase, FakeViewer.last.viewOnly, FakeSocket.last.readyState]).toEqual(['frozen', true, 3]);
    expect([sent.length, link.bytes, retries.length]).toEqual([0, 0, 0]);
    expect(place.querySelectorAll('canvas')).toHaveLength(1);
    link.close();
    expect(place.querySelectorAll('canvas')).toHaveLength(0);
  });

  it.each([
    ['is over', SHIP_VIEW_CLOSE.ended, false],
    ['was opened in another window', SHIP_VIEW_CLOSE.replaced, true],
  ])('tries no session again that %s', (_, code, isReplaced) => {
    const { link, retries } = connect();
    connectFakeViewer();
    FakeSocket.last.close(code);
    expect([link.status.phase, link.status.isReplaced, retries.length]).toEqual(['frozen', isReplaced, 0]);
  });

  it('leaves no key pressed on board when the keyboard goes back to the page', () => {
    const { link } = connect();
    link.setLevel('control');
    connectFakeViewer();
    link.focus();
    link.leaveKeys();
    expect(FakeViewer.last.keys).toEqual(['-65505', '-65506', '-65507', '-65508', '-65513', '-65514']);
    expect(FakeViewer.last.isFocused).toBe(false);
  });

  it('begins anew where the viewer ends by itself over bytes that are no RFB', () => {
    const { link, retries } = connect();
    connectFakeViewer();
    FakeViewer.last.dispatchEvent(new Event('disconnect'));
    expect(link.status.phase).toBe('lost');
    retries.at(-1)?.work();
    connectFakeViewer();
    // The viewer would log a failure if it were ended twice.
    expect(FakeViewer.made.map(({ isDisconnected }) => isDisconnected)).toEqual([false, false]);
  });
});
