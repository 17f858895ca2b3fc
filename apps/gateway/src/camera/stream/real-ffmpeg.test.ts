/** The command for RTSP with a real ffmpeg, where the machine has one: what it asks a camera, and what others see of it. */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { hasGstreamer, startGstreamerCamera } from '../testing/gstreamer-camera.ts';
import { startRtspCamera } from '../testing/rtsp-camera.ts';
import { readProgram } from './read-rtsp.ts';
import { buildRtspCommand, FFMPEG_BOUNDARY } from './rtsp-command.ts';

const FFMPEG = '/usr/bin/ffmpeg';
const isMissing = !existsSync(FFMPEG) || !existsSync('/proc/self/cmdline');
const credentials = { username: 'fms', password: "aft's deck" };
const CHALLENGE = 'WWW-Authenticate: Digest realm="camera", nonce="n1"\r\n';

/** Command lines of every process of this machine. */
const listCommandLines = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return [readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return [];
      }
    });

it.skipIf(isMissing)(
  'signs in to a camera over TCP, and no process shows the password',
  async () => {
    const asked: string[] = [];
    let seen: string[] = [];
    const camera = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (bytes: Buffer) => {
        const request = bytes.toString('latin1');
        asked.push(request);
        const sequence = /^CSeq: *(\d+)/im.exec(request)?.[1] ?? '0';
        const isSignedIn = /^Authorization: Digest/im.test(request);
        if (request.startsWith('DESCRIBE') && isSignedIn) seen = listCommandLines();
        const status = request.startsWith('OPTIONS') ? '200 OK' : isSignedIn ? '404 Not Found' : '401 Unauthorized';
        socket.write(`RTSP/1.0 ${status}\r\nCSeq: ${sequence}\r\n${status.startsWith('401') ? CHALLENGE : ''}\r\n`);
      });
    });
    await once(camera.listen(0, '127.0.0.1'), 'listening');
    const url = `rtsp://127.0.0.1:${(camera.address() as AddressInfo).port}/stream1`;
    const command = buildRtspCommand({ url, credentials, width: 640, framesPerSecond: 1 });
    const program = { path: FFMPEG, ...command, boundary: FFMPEG_BOUNDARY, credentials };
    await expect(readProgram(program, () => {}, AbortSignal.timeout(30_000))).rejects.toMatchObject({
      code: 'silent',
      message: expect.stringContaining('404'),
    });
    camera.close();
    const signedIn = asked.find((request) => /^Authorization:/im.test(request)) ?? '';
    expect(signedIn).toMatch(/^DESCRIBE rtsp:\/\/127\.0\.0\.1:\d+\/stream1 RTSP/);
    expect(signedIn).toContain('username="fms"');
    const own = seen.filter((line) => line.startsWith(FFMPEG));
    expect(own.length).toBeGreaterThan(0);
    expect(seen.filter((line) => /aft('|%27)s( |%20)deck/.test(line))).toEqual([]);
  },
  60_000,
);

it.skipIf(isMissing)(
  'gives the pictures of a stream, scaled down and as often as asked for, until it is stopped',
  async () => {
    const camera = await startRtspCamera(FFMPEG, credentials.username);
    const command = buildRtspCommand({ url: camera.url, credentials, width: 160, framesPerSecond: 2 });
    const program = { path: FFMPEG, ...command, boundary: FFMPEG_BOUNDARY, credentials };
    const pictures: JpegPicture[] = [];
    const stop = new AbortController();
    const reading = readProgram(program, (picture) => pictures.push(picture), stop.signal);
    const isOver = reading.then(() => 'over');
    await vi.waitFor(() => expect(pictures.length).toBeGreaterThan(2), { timeout: 40_000, interval: 50 });
    stop.abort();
    expect(await isOver).toBe('over');
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(pictures.map(() => [160, 120]));
    expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(pictures.length);
    expect(camera.asked).toEqual(expect.arrayContaining(['OPTIONS', 'DESCRIBE', 'SETUP', 'PLAY']));
    await vi.waitFor(() => expect(camera.watching).toBe(0), { timeout: 10_000 });
    await camera.close();
  },
  60_000,
);

it.skipIf(isMissing || !hasGstreamer())(
  'reads the RTSP server of GStreamer behind its sign-in, and tells that a wrong password is refused',
  async () => {
    const camera = await startGstreamerCamera(credentials);
    const read = (given: typeof credentials, onPicture: (picture: JpegPicture) => void, signal: AbortSignal) => {
      const command = buildRtspCommand({ url: camera.url, credentials: given, width: 160, framesPerSecond: 2 });
      const program = { path: FFMPEG, ...command, boundary: FFMPEG_BOUNDARY, credentials: given };
      return readProgram(program, onPicture, signal);
    };
    const pictures: JpegPicture[] = [];
    const stop = new AbortController();
    const isOver = read(credentials, (picture) => pictures.push(picture), stop.signal).then(() => 'over');
    await vi.waitFor(() => expect(pictures.length).toBeGreaterThan(2), { timeout: 40_000, interval: 50 });
    stop.abort();
    expect(await isOver).toBe('over');
    expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(pictures.length);
    const refused = read({ ...credentials, password: 'wrong' }, () => {}, AbortSignal.timeout(30_000));
    await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('401') });
    await camera.close();
  },
  60_000,
);
