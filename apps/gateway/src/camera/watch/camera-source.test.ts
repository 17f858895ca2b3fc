import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CameraSetting, cameraSetting } from '@fms/contract/camera';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildJpeg } from '../testing/jpeg.ts';
import { MESS_ZONE } from '../testing/mess-zone.ts';
import { openCameraSource } from './camera-source.ts';

const never = new AbortController().signal;
const shape = { width: 640, framesPerSecond: 1 };
const bare = { credentials: null, ffmpeg: null, editor: null };
const zones = [MESS_ZONE];
const setting = (more: object): CameraSetting => cameraSetting.parse({ id: 1, name: 'Deck', ...more });

let server: Server;
let base = '';
beforeEach(async () => {
  const part = (width: number) =>
    Buffer.concat([Buffer.from('--b\r\n\r\n'), buildJpeg({ width }), Buffer.from('\r\n')]);
  server = createServer(({ url }, response) => {
    if (url === '/still') return void response.end(buildJpeg({ width: 320 }));
    response.setHeader('content-type', 'multipart/x-mixed-replace; boundary=b');
    response.write(Buffer.concat([part(641), part(642), part(643), Buffer.from('--b\r\n')]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a still', () => {
  it.each([
    ['still', { kind: 'still', url: '/still' }, 320],
    ['mjpeg', { kind: 'mjpeg', url: '/stream' }, 641],
    ['mjpeg with an address for stills', { kind: 'mjpeg', url: '/stream', stillUrl: '/still' }, 320],
  ])('of a camera of kind %s', async (_, { url, stillUrl, ...kind }: Record<string, string>, width) => {
    const at = { ...kind, url: `${base}${url}`, ...(stillUrl === undefined ? {} : { stillUrl: `${base}${stillUrl}` }) };
    expect(await openCameraSource(setting(at), bare).readStill(never)).toMatchObject({ width });
  });

  it('of RTSP is read over HTTP where it has an address for that, and needs ffmpeg otherwise', async () => {
    const rtsp = { kind: 'rtsp', url: 'rtsp://127.0.0.1/stream' };
    const source = openCameraSource(setting({ ...rtsp, stillUrl: `${base}/still` }), bare);
    expect((await source.readStill(never)).width).toBe(320);
    await expect(openCameraSource(setting(rtsp), bare).readStill(never)).rejects.toMatchObject({ code: 'no-decoder' });
  });

  it('with privacy zones stays on board without an editor, and is the edited one with it', async () => {
    const covered = setting({ kind: 'still', url: `${base}/still`, zones });
    await expect(openCameraSource(covered, bare).readStill(never)).rejects.toMatchObject({ code: 'not-covered' });
    const edited = buildJpeg({ width: 320, scans: [Buffer.from([7])] });
    const editor = { cover: () => Promise.resolve(edited) };
    expect((await openCameraSource(covered, { ...bare, editor }).readStill(never)).bytes).toEqual(edited);
  });
});

describe('a live stream', () => {
  it('leaves out what comes while a picture is sent', async () => {
    const stop = new AbortController();
    const widths: number[] = [];
    const source = openCameraSource(setting({ kind: 'mjpeg', url: `${base}/stream` }), bare);
    const take = ({ width }: { width: number }) => {
      widths.push(width);
      return new Promise<void>((resolve) => {
        setImmediate(() => {
          stop.abort();
          resolve();
        });
      });
    };
    await source.readLive(shape, take, stop.signal);
    expect(widths).toEqual([641]);
  });

  it('with privacy zones shows nothing without an editor', async () => {
    const source = openCameraSource(setting({ kind: 'mjpeg', url: `${base}/stream`, zones }), bare);
    const take = () => Promise.reject(new Error('a picture left the ship'));
    await expect(source.readLive(shape, take, never)).rejects.toMatchObject({ code: 'not-covered' });
  });

  it('of a camera of stills is refused', async () => {
    const source = openCameraSource(setting({ kind: 'still', url: `${base}/still` }), bare);
    await expect(source.readLive(shape, () => Promise.resolve(), never)).rejects.toMatchObject({ code: 'unreadable' });
  });
});
