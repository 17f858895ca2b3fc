/** A camera on board → wall, stills of an alarm and a live view ashore, over a real link to a real server. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { signOut } from '@fms/contract/account';
import { listAlarms } from '@fms/contract/alarm';
import {
  askStills,
  getCameraBudget,
  getCameraStates,
  getCameras,
  keepStill,
  listAlarmStills,
  listCameraViews,
  listKeptStills,
  setCameraBudget,
  startLive,
  stopLive,
} from '@fms/contract/camera';
import { gatewaySetting } from '@fms/contract/link';
import { getAllVessels } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { readRefusal, startTestServer, type TestServer } from '@fms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../run/gateway.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { JpegCodec } from './privacy/jpeg-codec.ts';

const [WIDTH, HEIGHT] = [160, 96];
const patience = { timeout: 30_000 };
const folder = createTestFolder();
const streams = new Set<ServerResponse>();
let codec: JpegCodec;
let picture: Uint8Array;
let isAnswering = true;
let server: TestServer;
let gateway: RunningGateway;
let bus: Server;
let busSocket: Socket;
let vesselId: VesselId;
const query = () => ({ vesselId: String(vesselId) });

const partOf = (bytes: Uint8Array) =>
  Buffer.concat([Buffer.from(`--x\r\nContent-Length: ${bytes.length}\r\n\r\n`), bytes, Buffer.from('\r\n')]);

const camera = createHttpServer((request, response) => {
  if (!isAnswering) return void response.writeHead(503).end();
  if (request.url === '/still.jpg') return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  response.writeHead(200, { 'content-type': 'multipart/x-mixed-replace; boundary=x' });
  streams.add(response);
  response.once('close', () => streams.delete(response));
  response.write(partOf(picture));
});

/** The right half stays on board. */
const zone = {
  name: 'Cabins',
  corners: [
    [0.5, 0],
    [1, 0],
    [1, 1],
    [0.5, 1],
  ] as [number, number][],
};

beforeAll(async () => {
  codec = await JpegCodec.open();
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(240);
  picture = await codec.encode({ data, width: WIDTH, height: HEIGHT });
  await once(camera.listen(0, '127.0.0.1'), 'listening');
  const base = `http://127.0.0.1:${(camera.address() as AddressInfo).port}`;
  bus = createServer();
  await once(bus.listen(0, '127.0.0.1'), 'listening');
  const { port } = bus.address() as AddressInfo;
  server = await startTestServer();
  const source = { protocol: 'nmea0183', name: 'fire', transport: 'tcp', host: '127.0.0.1', port } as const;
  const about = { kind: 'mjpeg', id: 7, name: 'Aft deck', place: 'Mast', zones: [zone] } as const;
  const cameras = [{ ...about, zones: [zone], url: `${base}/stream.mjpg`, stillUrl: `${base}/still.jpg` }];
  const ship = { stream: 'seen', vessel: { name: 'Seen' }, create: true, sources: [source], cameras };
  const key = readFileSync(join(server.dataFolder, 'demo-fleet.key'), 'utf8').trim();
  gateway = startGateway({
    setting: gatewaySetting.parse({ server: server.address, data: folder.path, ships: [ship] }),
    keyOf: () => key,
    software: 'test',
    log: { info: () => {}, warn: () => {} },
    backoffSeconds: [0],
  });
  [busSocket] = (await once(bus, 'connection')) as [Socket];
}, 120_000);
afterAll(async () => {
  await gateway?.stop();
  camera.closeAllConnections();
  camera.close();
  bus.close();
  await server?.close();
  folder.remove();
});

/** Lightest red in each half of a picture. */
async function halvesOf(bytes: Uint8Array): Promise<{ left: number; right: number }> {
  const { data, width } = await codec.decode(bytes);
  const red = (x: number) => data[((HEIGHT / 2) * width + x) * 4] ?? -1;
  return { left: red(WIDTH / 4), right: red((3 * WIDTH) / 4) };
}

describe('a camera on board', () => {
  it('is on the wall with a still in which its private zone is black', async () => {
    const find = async () => (await server.asOperator.call(getAllVessels)).find(({ name }) => name === 'Seen')?.id;
    await expect.poll(find, patience).toBeDefined();
    vesselId = (await find()) as VesselId;
    const list = () => server.asOperator.call(getCameras, { query: query() });
    await expect
      .poll(async () => (await list())[0]?.still.last, patience)
      .toMatchObject({ width: WIDTH, height: HEIGHT });
    const [shown] = await list();
    expect(shown).toMatchObject({ id: 7, name: 'Aft deck', place: 'Mast', stream: { kind: 'mjpeg' } });
    const answer = await server.asOperator.fetch(shown?.still.url ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const { left, right } = await halvesOf(new Uint8Array(await answer.arrayBuffer()));
    expect(left).toBeGreaterThan(200);
    expect(right).toBeLessThan(30);
    const tag = answer.headers.get('etag') ?? '';
    const again = await server.asOperator.fetch(shown?.still.url ?? '', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await server.asOperator.call(getCameraStates, { query: query() })).toMatchObject([
      { cameraId: 7, problem: null, linkDownSince: null, zones: ['Cabins'], live: [] },
    ]);
  });

  it('keeps its still of before an alarm with that alarm', async () => {
    const clock = new Date().toISOString().slice(11, 19).replaceAll(':', '');
    busSocket.write(`$FRALR,${clock}.00,012,A,V,FIRE ZONE 3\r\n`);
    const find = async () => (await server.asOperator.call(listAlarms, { query: query() }))[0]?.id;
    await expect.poll(find, patience).toBeDefined();
    const alarmId = String(await find());
    const stills = () => server.asOperator.call(listAlarmStills, { query: { ...query(), alarmId } });
    await expect
      .poll(async () => (await stills()).map(({ alarm, reason }) => [alarm?.moment, reason]), patience)
      .toContainEqual([expect.stringMatching(/^(before|at)$/), 'alarm']);
  }, 60_000);

  it('is seen live until who looks signs out', async () => {
    const operator = server.asOperator;
    const body = { vesselId, cameraId: 7 };
    const stopped = await operator.call(startLive, { body });
    expect((await server.asManager.fetch(stopped.url)).status).toBe(404);
    const ended = await server.asManager.call(stopLive, { body: { vesselId, streamId: stopped.streamId } });
    expect(ended.ended).toBe('stopped');

    const view = await operator.call(startLive, { body });
    const answer = await operator.fetch(view.url);
    expect(answer.headers.get('content-type')).toBe('multipart/x-mixed-replace; boundary=fms-frame');
    const reader = answer.body?.getReader();
    const first = Buffer.from((await reader?.read())?.value ?? []);
    const start = first.indexOf('\r\n\r\n') + 4;
    expect((await halvesOf(first.subarray(start, first.length - 2))).right).toBeLessThan(30);
    const kept = await operator.call(keepStill, { body: { ...body, time: new Date().toISOString(), note: 'rope' } });
    expect(kept).toMatchObject({ reason: 'kept', until: null, notes: [{ by: 'operator', note: 'rope' }] });
    const bookmarks = await operator.call(listKeptStills, { query: query() });
    expect(bookmarks.map(({ id, notes }) => [id, notes[0]?.note])).toEqual([[kept.id, 'rope']]);
    const looks = await operator.call(listCameraViews, { query: query() });
    expect(looks.map(({ by, kind }) => `${by} ${kind}`)).toContain('operator still');

    const rest = (async () => {
      for (;;) if ((await reader?.read())?.done ?? true) return 'ended';
    })().catch(() => 'ended');
    await operator.call(signOut);
    expect(await rest).toBe('ended');
    await expect.poll(() => streams.size, patience).toBe(0);
  }, 60_000);

  it('sends what is asked for until the budget is used', async () => {
    const ask = () => server.asManager.call(askStills, { body: { vesselId, cameraIds: [7] } });
    expect(await ask()).toMatchObject({ asked: 1, costBytes: expect.any(Number) });
    const used = await server.asManager.call(getCameraBudget, { query: query() });
    expect(used.usedDayBytes).toBeGreaterThan(0);
    const limits = { vesselId, streamBytes: 1000, dayBytes: 1, monthBytes: 1_000_000_000, revision: used.revision };
    const set = await server.asManager.call(setCameraBudget, { body: limits });
    expect(set).toMatchObject({ reached: 'day', resumesAt: expect.stringMatching(/T00:00:00.000Z$/) });
    expect(await readRefusal(ask())).toMatchObject({ code: 'conflict' });
    expect(await readRefusal(server.asManager.call(startLive, { body: { vesselId, cameraId: 7 } }))).toMatchObject({
      code: 'conflict',
    });
  });

  it('is told not to answer, with its cause', async () => {
    isAnswering = false;
    const states = () => server.asManager.call(getCameraStates, { query: query() });
    await expect.poll(async () => (await states())[0]?.problem?.code, patience).toBe('unreadable');
    await gateway.stop();
    await expect.poll(async () => (await states())[0]?.linkDownSince, patience).not.toBeNull();
  }, 60_000);
});
