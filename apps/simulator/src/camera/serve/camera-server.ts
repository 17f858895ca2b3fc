/** One camera of a simulated ship on a socket: `/still.jpg` and `/stream.mjpg`, behind a digest sign-in. */
import { createServer, type ServerResponse } from 'node:http';
import { listenLocally } from '../../serve/listen.ts';
import { type CameraAccount, DigestGuard } from './digest-guard.ts';

/** Gives the picture of now as JPEG. */
export type TakePicture = () => Buffer;

export interface CameraServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Time between two pictures of a stream. */
const FRAME_MS = 1000;
const BOUNDARY = 'frame';
/** Streams at a time, as a small camera has them. */
const MAX_STREAMS = 4;

/** Listens on `port` of this machine only; 0 takes a free one. */
export async function serveCamera(take: TakePicture, account: CameraAccount, port: number): Promise<CameraServer> {
  const guard = new DigestGuard(account);
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(405).end();
    if (!guard.admit(request, response)) return;
    const path = request.url?.split('?')[0];
    if (path === '/still.jpg') sendStill(response, take());
    else if (path === '/stream.mjpg') addStream(streams, response, take);
    else response.writeHead(404).end();
  });
  // A picture is taken once for all streams, and not at all while none is open.
  const timer = setInterval(() => {
    if (streams.size === 0) return;
    const part = toPart(take());
    for (const stream of streams) if (!stream.writableNeedDrain) stream.write(part);
  }, FRAME_MS);
  const listening = await listenLocally(server, port).catch((error: unknown) => {
    clearInterval(timer);
    throw error;
  });
  return {
    port: listening,
    close() {
      clearInterval(timer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendStill(response: ServerResponse, picture: Buffer): void {
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': picture.length }).end(picture);
}

function addStream(streams: Set<ServerResponse>, response: ServerResponse, take: TakePicture): void {
  if (streams.size >= MAX_STREAMS) return void response.writeHead(503).end();
  response.writeHead(200, { 'content-type': `multipart/x-mixed-replace; boundary=${BOUNDARY}` });
  streams.add(response);
  response.once('close', () => streams.delete(response));
  response.write(toPart(take()));
}

function toPart(picture: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), picture, Buffer.from('\r\n')]);
}
