import { createHash } from 'node:crypto';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getShip, NOON } from '../../testing/ships.ts';
import { sceneNames } from '../scene/scene.ts';
import { type CameraServer, serveCamera } from './camera-server.ts';
import { CAMERA_SIZE, createShipCamera } from './ship-camera.ts';

const account = { username: 'fms', password: 'aft deck' };
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
let server: CameraServer;
beforeEach(async () => {
  server = await serveCamera(
    createShipCamera(getShip('havbris'), 'deck', () => NOON * 1000),
    account,
    0,
  );
});
afterEach(() => server.close());

interface Answer {
  readonly status: number | undefined;
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/** Asks with an answer to the challenge; the body ends with `enough` bytes, since a stream has no end. */
async function ask(path: string, enough = Number.POSITIVE_INFINITY): Promise<Answer> {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
  const nonce = /nonce="([^"]+)"/.exec(headers.get('www-authenticate') ?? '')?.[1] ?? '';
  const response = sha(`${sha('fms:camera:aft deck')}:${nonce}:00000001:c:auth:${sha(`GET:${path}`)}`);
  const authorization = `Digest username="fms", realm="camera", nonce="${nonce}", uri="${path}", response="${response}", cnonce="c", qop=auth, nc=00000001`;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: server.port, path, headers: { authorization } },
      async (answer) => {
        const pieces: Buffer[] = [];
        for await (const piece of answer as AsyncIterable<Buffer>) {
          pieces.push(piece);
          if (pieces.reduce((sum, { length }) => sum + length, 0) >= enough) break;
        }
        resolve({ status: answer.statusCode, type: answer.headers['content-type'], bytes: Buffer.concat(pieces) });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

describe('a camera on a socket', () => {
  it('gives a still that another decoder reads', async () => {
    const { status, type, bytes } = await ask('/still.jpg');
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect(await sharp(bytes, { failOn: 'warning' }).metadata()).toMatchObject({ format: 'jpeg', ...CAMERA_SIZE });
  });

  it('gives a stream whose first picture comes at once', async () => {
    const { type, bytes } = await ask('/stream.mjpg', 10_000);
    expect(type).toBe('multipart/x-mixed-replace; boundary=frame');
    expect(bytes.toString('latin1', 0, 40)).toMatch(/^--frame\r\nContent-Type: image\/jpeg\r\n/);
  });

  it('refuses what is not signed in, what it does not have, and what does not read', async () => {
    const base = `http://127.0.0.1:${server.port}`;
    expect((await fetch(`${base}/still.jpg`)).status).toBe(401);
    expect((await fetch(`${base}/still.jpg`, { method: 'POST' })).status).toBe(405);
    expect((await ask('/etc/passwd')).status).toBe(404);
  });
});

it('draws a picture once a second', () => {
  let now = NOON * 1000;
  const [scene] = sceneNames;
  const take = createShipCamera(getShip('havbris'), scene, () => now);
  const first = take();
  expect(take()).toBe(first);
  now += 999;
  expect(take()).toBe(first);
  now += 1;
  expect(take()).not.toEqual(first);
});
