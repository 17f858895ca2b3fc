/** The whole way: a person ashore, the server, the gateway, the people on board, and a VNC server. */
import { signOut } from '@fms/contract/account';
import { listAudit } from '@fms/contract/audit';
import { getFilePolicy, setFilePolicy } from '@fms/contract/file';
import { cutShipView, getShipViewRecording, listPastShipViews, SHIP_VIEW_CLOSE } from '@fms/contract/ship-view';
import { RecordingReader } from '@fms/domain/rfb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RfbViewer } from '../../../simulator/src/desktop/testing/rfb-viewer.ts';
import { PERSON } from './testing/crew-page.ts';
import { inventInput } from './testing/invent-input.ts';
import { ShownShip } from './testing/shown-ship.ts';
import { ViewerBridge } from './testing/viewer-bridge.ts';

const NO_EVENTS = { key: 0, pointer: 0, cutText: 0, resize: 0 };
const CONTROL_KEY = 0xffe3;

let ship: ShownShip;
const bridges: ViewerBridge[] = [];
const viewers: RfbViewer[] = [];
beforeAll(async () => {
  ship = await ShownShip.start();
}, 60_000);
afterAll(() => ship.close());
afterEach(async () => {
  for (const viewer of viewers.splice(0)) viewer.close();
  for (const bridge of bridges.splice(0)) bridge.close();
  const { session } = await ship.entry();
  if (session?.sessionId) await ship.step({ state: 'close', level: 'view', sessionId: session.sessionId });
  Object.assign(ship.rfb.events, NO_EVENTS);
});

/** A viewer at the screen of an open session. */
async function look(sessionId: string, token = ship.server.asAdmin.token) {
  const bridge = await ViewerBridge.open(ship.server.address, sessionId, token);
  bridges.push(bridge);
  const viewer = new RfbViewer(bridge.port);
  viewers.push(viewer);
  return { bridge, viewer: await viewer.enter() };
}

describe('a screen on board', () => {
  it('is asked for, approved by a person there, seen, and moved only with control', async () => {
    const asked = await ship.request('view');
    expect(asked).toMatchObject({ state: 'waiting', level: 'view', approvedBy: null });
    expect(await ship.onBoard('waiting')).toMatchObject({ by: 'admin', asks: 'Asks for View only, 30 minutes.' });
    await ship.approve();
    await ship.until(async () => (await ship.entry()).session?.state === 'approved');
    const { sessionId } = asked;
    expect(await ship.step({ state: 'open', level: 'view', sessionId })).toMatchObject({
      state: 'open',
      approvedBy: PERSON.name,
    });
    const { viewer, bridge } = await look(sessionId);
    viewer.setEncodings(7, 0);
    await viewer.update(false);
    expect(viewer.screen.pixels).toEqual(ship.desktop.canvas.pixels);
    viewer.click(10, 10);
    await viewer.settle();
    expect(ship.rfb.events).toEqual(NO_EVENTS);
    expect(await ship.step({ state: 'level', level: 'control', sessionId })).toMatchObject({ level: 'view' });
    await ship.approve('open');
    await ship.until(() => bridge.notice?.level === 'control');
    viewer.click(10, 10);
    viewer.key(CONTROL_KEY);
    viewer.cutText('from the shore');
    await viewer.settle();
    expect(ship.rfb.events).toEqual({ key: 2, pointer: 2, cutText: 1, resize: 0 });
    await ship.until(() => bridge.notice?.roundTripMs !== null && (bridge.notice?.bytesFromShip ?? 0) > 1000);
  });

  it('is changed by nothing of 10,000 messages at the level view', async () => {
    const { sessionId } = await ship.openSession('view');
    const { viewer } = await look(sessionId);
    const stream = Buffer.concat([...inventInput(10_000)]);
    for (let at = 0; at < stream.length; at += 977) viewer.send(stream.subarray(at, at + 977));
    // The answer of the screen to a fence behind them: it has read all that reached it.
    await viewer.settle();
    expect(ship.rfb.events).toEqual(NO_EVENTS);
  });

  it('is closed to a viewer that speaks what was not agreed', async () => {
    const { sessionId } = await ship.openSession('basic');
    const { viewer, bridge } = await look(sessionId);
    viewer.send(Buffer.from([255, 0, 0, 1, 0, 0, 0, 0x61, 0, 0, 0, 0x1e]));
    await ship.until(() => bridge.closed !== null);
    expect(bridge.closed).toMatchObject({ code: SHIP_VIEW_CLOSE.badViewer });
    expect(ship.rfb.events).toEqual(NO_EVENTS);
  });

  it('is cut on board without a question, and the session is recorded to be looked at again', async () => {
    const { sessionId } = await ship.openSession('basic');
    const { viewer, bridge } = await look(sessionId);
    viewer.setEncodings(7, 0);
    await viewer.update(false);
    viewer.click(3, 4);
    await viewer.settle();
    const { session } = await ship.onBoard('open');
    expect(await ship.order('/cut', { session })).toEqual({ status: 200, message: 'Cut.' });
    await ship.until(() => bridge.closed !== null);
    expect([bridge.closed?.code, bridge.notice?.ended?.cause]).toEqual([SHIP_VIEW_CLOSE.ended, 'killed-on-board']);
    const past = () => ship.server.asAdmin.call(listPastShipViews, { query: { vesselId: String(ship.vesselId) } });
    await ship.until(async () => (await past())[0]?.recordingBytes !== null);
    const [last] = await past();
    expect(last).toMatchObject({ sessionId, level: 'basic', endedBy: { cause: 'killed-on-board', by: 'crew' } });
    const address = `${getShipViewRecording.path}?sessionId=${sessionId}`;
    const bytes = new Uint8Array(await (await ship.server.asAdmin.fetch(address)).arrayBuffer());
    expect(bytes.length).toBe(last?.recordingBytes);
    const reader = new RecordingReader();
    const kinds = reader.take(bytes).records.map(({ kind }) => kind);
    expect([kinds[0], new Set(kinds), reader.isWhole]).toEqual([
      'init',
      new Set(['init', 'screen', 'pointer', 'step']),
      true,
    ]);
    const part = await ship.server.asAdmin.fetch(address, { headers: { range: 'bytes=0-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'FMSRFB01']);
    const looks = await ship.server.asAdmin.call(listAudit, { query: { what: 'ship-view.replayed' } });
    expect(looks).toHaveLength(1);
  });

  it('is cut ashore by who may edit the vessel, on board at once, and on record', async () => {
    const { sessionId } = await ship.openSession('basic');
    const { viewer, bridge } = await look(sessionId);
    viewer.send(Buffer.from([4, 1, 0, 0, 0, 0, 0, 0x61]));
    await viewer.settle();
    await ship.server.asManager.call(cutShipView, { body: { vesselId: ship.vesselId } });
    await ship.until(() => bridge.closed !== null && ship.rfb.events.key === 2);
    expect([bridge.closed?.code, bridge.notice?.ended]).toMatchObject([
      SHIP_VIEW_CLOSE.ended,
      { cause: 'killed-ashore', by: 'manager' },
    ]);
    const [entry] = await ship.server.asAdmin.call(listAudit, { query: { what: 'ship-view.ended' } });
    expect(entry?.userName).toBe('manager');
  });

  it('is listed with what its line carries, its delay, and the bytes of its pictures', async () => {
    const { sessionId } = await ship.openSession('view');
    const { viewer } = await look(sessionId);
    viewer.setEncodings(7, 0);
    await viewer.update(false);
    await ship.until(async () => {
      const { bitRate, roundTripMs, budget } = await ship.entry();
      return (bitRate ?? 0) > 0 && roundTripMs !== null && (budget?.dayBytes ?? 0) > 1000;
    });
    const { used } = await ship.server.asAdmin.call(getFilePolicy, { query: { vesselId: String(ship.vesselId) } });
    expect(used.line['ship-view'].dayBytes).toBeGreaterThan(1000);
    expect(used.line.line.dayBytes).toBeGreaterThanOrEqual(used.line['ship-view'].dayBytes);
  });

  it('falls to stills when the bytes of the day are used', async () => {
    const { sessionId } = await ship.openSession('view');
    const { bridge } = await look(sessionId);
    const query = { vesselId: String(ship.vesselId) };
    const { vesselId, keep, needsApproval, line, revision } = await ship.server.asAdmin.call(getFilePolicy, { query });
    const set = (bytesPerDay: number | null, of: number) =>
      ship.server.asAdmin.call(setFilePolicy, {
        body: {
          ...{ vesselId, keep, needsApproval, revision: of },
          line: { ...line, 'ship-view': { ...line['ship-view'], bytesPerDay } },
        },
      });
    const { revision: next } = await set(1, revision);
    await ship.until(() => bridge.notice?.held?.reason === 'day-budget' && bridge.notice.quality === 'still');
    expect(await ship.entry()).toMatchObject({ state: 'still-only', held: { reason: 'day-budget' } });
    await set(null, next);
    await ship.until(async () => (await ship.entry()).state === 'reachable' && bridge.notice?.held === null);
  });

  it('is gone within a second of the right, and leaves nothing pressed', async () => {
    const client = await ship.server.signIn('admin');
    const { sessionId } = await ship.openSession('basic', client);
    const { viewer, bridge } = await look(sessionId, client.token);
    viewer.send(Buffer.from([4, 1, 0, 0, 0, 0, 0, 0x61]));
    await viewer.settle();
    expect(ship.rfb.events.key).toBe(1);
    await client.call(signOut);
    await ship.until(() => bridge.closed !== null);
    await ship.until(() => ship.rfb.events.key === 2);
    const [last] = await ship.server.asAdmin.call(listPastShipViews);
    expect(last?.endedBy.cause).toBe('right');
  });

  it('is not shown to another person, nor to a page of another origin, nor to a session that waits', async () => {
    const { sessionId } = await ship.request('view');
    const { address, asAdmin, asManager } = ship.server;
    await expect(ViewerBridge.open(address, sessionId, asAdmin.token)).rejects.toThrow('409');
    await expect(ViewerBridge.open(address, sessionId, asManager.token)).rejects.toThrow('404');
    await expect(ViewerBridge.open(address, sessionId, `${asAdmin.token}x`)).rejects.toThrow('401');
    await expect(ViewerBridge.open(address, sessionId, asAdmin.token, 'https://evil.example')).rejects.toThrow('403');
    await expect(ship.request('view', asAdmin)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused by the crew with a reason, and stays shut while the ship is closed', async () => {
    await ship.request('view');
    const { session, shown } = await ship.onBoard('waiting');
    const wrong = await ship.order('/refuse', { ...PERSON, pin: '111112', session, shown, why: 'x' });
    expect(wrong.status).toBe(403);
    expect(await ship.order('/refuse', { ...PERSON, session, shown, why: 'mooring' })).toMatchObject({ status: 200 });
    await ship.until(async () => (await ship.entry()).session === null);
    const [last] = await ship.server.asAdmin.call(listPastShipViews);
    expect(last?.endedBy).toEqual({ cause: 'refused', by: PERSON.name, why: 'mooring' });
    await ship.order('/close', { ...PERSON, hours: 1 });
    await ship.until(async () => (await ship.entry()).state === 'closed');
    await expect(ship.request('view')).rejects.toMatchObject({ code: 'conflict' });
    await ship.order('/close', { ...PERSON, hours: 0 });
    await ship.until(async () => (await ship.entry()).state === 'reachable');
  });
});
