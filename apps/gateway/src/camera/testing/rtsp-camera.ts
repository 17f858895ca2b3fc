/** A camera that speaks RTSP over TCP behind a digest sign-in: the ffmpeg of the machine makes and packs its pictures. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

const HOST = '127.0.0.1';
/** Five pictures a second of a moving test card, each fifth one whole. */
const CARD = ['-re', '-f', 'lavfi', '-i', 'testsrc2=size=320x240:rate=5', '-c:v', 'mpeg4', '-q:v', '5', '-g', '5'];
const CHALLENGE = 'WWW-Authenticate: Digest realm="camera", nonce="n1"\r\n';
const TRANSPORT = 'Transport: RTP/AVP/TCP;unicast;interleaved=0-1\r\nSession: 1\r\n';

export interface RtspCamera {
  readonly url: string;
  /** What was asked, word by word, in order. */
  readonly asked: readonly string[];
  /** Connections that are open. */
  readonly watching: number;
  close(): Promise<void>;
}

/** Resolves once pictures come; `userName` is who may see them. */
export async function startRtspCamera(ffmpeg: string, userName: string): Promise<RtspCamera> {
  const packets = createSocket('udp4');
  packets.bind(0, HOST);
  await once(packets, 'listening');
  const target = `rtp://${HOST}:${packets.address().port}`;
  const maker = spawn(ffmpeg, ['-hide_banner', '-loglevel', 'error', ...CARD, '-f', 'rtp', target], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const description = await readDescription(maker);
  const sockets = new Set<Socket>();
  const playing = new Set<Socket>();
  const asked: string[] = [];
  packets.on('message', (packet) => {
    const head = Buffer.from([0x24, 0, packet.length >> 8, packet.length & 0xff]);
    for (const socket of playing) socket.write(Buffer.concat([head, packet]));
  });
  const server = createServer((socket) => {
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('close', () => {
        playing.delete(socket);
        sockets.delete(socket);
      });
    socket.on('data', (bytes: Buffer) => {
      // Reports on how the packets arrive come between requests.
      if (bytes[0] === 0x24) return;
      const request = bytes.toString('latin1');
      asked.push(request.split(' ', 1)[0] ?? '');
      socket.write(answer(request, description, userName));
      if (request.startsWith('PLAY')) playing.add(socket);
    });
  });
  await once(server.listen(0, HOST), 'listening');
  return {
    url: `rtsp://${HOST}:${(server.address() as AddressInfo).port}/stream1`,
    asked,
    get watching() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      const ended = once(maker, 'exit');
      maker.kill('SIGKILL');
      await ended;
      packets.close();
    },
  };
}

/** What the stream is, as its maker says it; the port of its packets is of no use to others. */
async function readDescription({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  for await (const piece of stdout ?? []) {
    text += String(piece);
    if (/^a=fmtp:.*$/m.test(text)) break;
  }
  const lines = text.slice(text.indexOf('v=0')).trim().split(/\r?\n/);
  return `${[...lines, 'a=control:track1'].join('\r\n').replace(/^m=video \d+/m, 'm=video 0')}\r\n`;
}

function answer(request: string, description: string, userName: string): string {
  const sequence = `CSeq: ${/^CSeq: *(\d+)/im.exec(request)?.[1] ?? 0}\r\n`;
  const ok = (more: string) => `RTSP/1.0 200 OK\r\n${sequence}${more}`;
  if (request.startsWith('OPTIONS')) return ok('Public: DESCRIBE, SETUP, PLAY, TEARDOWN\r\n\r\n');
  if (!request.includes(`Authorization: Digest username="${userName}"`))
    return `RTSP/1.0 401 Unauthorized\r\n${sequence}${CHALLENGE}\r\n`;
  if (request.startsWith('DESCRIBE'))
    return ok(`Content-Type: application/sdp\r\nContent-Length: ${description.length}\r\n\r\n${description}`);
  return ok(request.startsWith('SETUP') ? `${TRANSPORT}\r\n` : 'Session: 1\r\n\r\n');
}
