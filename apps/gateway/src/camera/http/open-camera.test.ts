import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_STILL_BYTES } from '@fms/contract/camera';
import { afterEach, describe, expect, it } from 'vitest';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { readMjpeg } from '../stream/read-mjpeg.ts';
import { readStill } from '../stream/read-still.ts';
import { buildJpeg } from '../testing/jpeg.ts';
import { CameraSignIn } from './camera-sign-in.ts';

const JPEG = buildJpeg({});
const never = new AbortController().signal;
const known = { username: 'fms', password: 'aft deck' };
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A camera on this machine; answers its address without a path. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const sendStill = (response: ServerResponse) => void response.setHeader('content-type', 'image/jpeg').end(JPEG);
const signInAs = (password: string) => new CameraSignIn({ ...known, password }, 'digest');
const anonymous = () => new CameraSignIn(null, 'digest');
const still = (url: string, signIn = anonymous()) => readStill({ url, signIn }, never);

/** Checks digest answers by its own arithmetic; a nonce is good for `uses` requests, each with the next count. */
function digestGuard(hash: 'md5' | 'sha256', uses: number) {
  let [nonce, count, issued] = ['', 0, 0];
  const digest = (text: string) => createHash(hash).update(text).digest('hex');
  const isRight = ({ method, url, headers }: IncomingMessage) => {
    const of = (name: string) => new RegExp(`\\b${name}="?([^",]*)"?`).exec(headers.authorization ?? '')?.[1] ?? '';
    const own = digest(`${known.username}:camera:${known.password}`);
    const request = digest(`${method}:${url}`);
    const expected = digest(`${own}:${of('nonce')}:${of('nc')}:${of('cnonce')}:auth:${request}`);
    return of('response') === expected && of('uri') === url && Number.parseInt(of('nc'), 16) === count + 1;
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const isOfNonce = request.headers.authorization?.includes(`nonce="${nonce}"`) ?? false;
    if (isOfNonce && count < uses && isRight(request)) {
      count += 1;
      return true;
    }
    const isStale = isOfNonce && count >= uses;
    issued += 1;
    [nonce, count] = [`nonce-${issued}`, 0];
    const algorithm = hash === 'md5' ? 'MD5' : 'SHA-256';
    const challenge = `Digest realm="camera", qop="auth", algorithm=${algorithm}, nonce="${nonce}", stale=${isStale}`;
    response.writeHead(401, { 'www-authenticate': challenge }).end();
    return false;
  };
}

describe('a still over HTTP', () => {
  it('is read as it was sent', async () => {
    const url = await serve((_, response) => sendStill(response));
    expect(await still(url)).toMatchObject({ width: 640, height: 480, bytes: JPEG });
  });

  it.each(['md5', 'sha256'] as const)(
    'is read with digest (%s), and again when the nonce has grown old',
    async (hash) => {
      const passes = digestGuard(hash, 2);
      let requests = 0;
      const base = await serve((request, response) => {
        requests += 1;
        if (passes(request, response)) sendStill(response);
      });
      const signIn = signInAs(known.password);
      for (let i = 0; i < 4; i++) await still(`${base}/cgi/still.jpg?camera=1`, signIn);
      // One challenge for each nonce, two stills for each of the two.
      expect(requests).toBe(6);
    },
  );

  it('of a wrong password is refused after one attempt: a camera that counts failures is not locked', async () => {
    const passes = digestGuard('sha256', 100);
    let requests = 0;
    const url = await serve((request, response) => {
      requests += 1;
      if (passes(request, response)) sendStill(response);
    });
    await expect(still(url, signInAs('wrong'))).rejects.toMatchObject({ code: 'refused' });
    expect(requests).toBe(2);
  });

  it('sends no readable password to who asks for it', async () => {
    const headers: (string | undefined)[] = [];
    const url = await serve(({ headers: { authorization } }, response) => {
      headers.push(authorization);
      response.writeHead(401, { 'www-authenticate': 'Basic realm="camera"' }).end();
    });
    await expect(still(url, signInAs(known.password))).rejects.toMatchObject({ code: 'refused' });
    expect(headers).toEqual([undefined]);
  });

  it('is followed on the same address and on no other', async () => {
    let foreign = 0;
    const other = await serve((_, response) => {
      foreign += 1;
      sendStill(response);
    });
    const base = await serve(({ url }, response) => {
      if (url === '/new') sendStill(response);
      else response.writeHead(302, { location: url === '/old' ? '/new' : url === '/round' ? '/round' : other }).end();
    });
    expect((await still(`${base}/old`)).width).toBe(640);
    await expect(still(`${base}/away`)).rejects.toMatchObject({ code: 'moved' });
    await expect(still(`${base}/round`)).rejects.toMatchObject({ code: 'moved' });
    expect(foreign).toBe(0);
  });

  it.each([
    ['no picture', 'unreadable', (response: ServerResponse) => response.end('<html>')],
    ['an error', 'unreadable', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'half a picture',
      'silent',
      (response: ServerResponse) => {
        response.setHeader('content-length', JPEG.length).write(JPEG.subarray(0, 20));
        response.destroy();
      },
    ],
    ['too large a picture', 'too-large', (response: ServerResponse) => response.end(Buffer.alloc(MAX_STILL_BYTES + 1))],
    ['a header without end', 'silent', (response: ServerResponse) => response.setHeader('x', 'y'.repeat(40_000)).end()],
    ['nothing', 'silent', (response: ServerResponse) => response.destroy()],
  ])('that is %s is refused as %s', async (_, code, send) => {
    const url = await serve((__, response) => void send(response));
    await expect(still(url)).rejects.toMatchObject({ code });
  });

  it('of a camera that is not there is silent', async () => {
    const url = await serve(() => {});
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
    await expect(still(url)).rejects.toMatchObject({ code: 'silent' });
  });

  it('of a stream is its first picture', async () => {
    const url = await serve((_, response) => {
      response.setHeader('content-type', 'multipart/x-mixed-replace; boundary=b');
      response.write(Buffer.concat([Buffer.from('--b\r\n\r\n'), JPEG, Buffer.from('\r\n--b\r\n')]));
    });
    expect((await still(url)).bytes).toEqual(JPEG);
  });
});

describe('a stream over HTTP', () => {
  const part = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`--b\r\nContent-Length: ${bytes.length}\r\n\r\n`), bytes, Buffer.from('\r\n')]);
  const start = (response: ServerResponse) =>
    response.setHeader('content-type', 'multipart/x-mixed-replace; boundary=--b');

  it('gives each picture until it is stopped, and the camera is let go', async () => {
    let letGo = () => {};
    const closed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const url = await serve((request, response) => {
      start(response).write(Buffer.concat([part(JPEG), part(Buffer.from('no JPEG')), part(buildJpeg({ width: 320 }))]));
      request.socket.on('close', letGo);
    });
    const stop = new AbortController();
    const widths: number[] = [];
    const take = ({ width }: JpegPicture) => {
      widths.push(width);
      if (width === 320) stop.abort();
    };
    await readMjpeg({ url, signIn: anonymous() }, take, stop.signal);
    expect(widths).toEqual([640, 320]);
    await closed;
  });

  it.each([
    ['ends', 'silent', (response: ServerResponse) => start(response).end(part(JPEG))],
    ['is no stream', 'unreadable', (response: ServerResponse) => sendStill(response)],
    [
      'holds no pictures',
      'unreadable',
      (response: ServerResponse) => {
        start(response).write(Buffer.concat(Array.from({ length: 10 }, () => part(Buffer.from('no JPEG')))));
      },
    ],
    [
      'says it is too large',
      'too-large',
      (response: ServerResponse) => {
        start(response).write(`--b\r\nContent-Length: ${MAX_STILL_BYTES + 1}\r\n\r\n`);
      },
    ],
  ])('that %s is refused as %s', async (_, code, send) => {
    const url = await serve((__, response) => void send(response));
    await expect(readMjpeg({ url, signIn: anonymous() }, () => {}, never)).rejects.toMatchObject({ code });
  });
});
