/** The command with which the ffmpeg of the machine turns an RTSP stream into JPEGs on its standard output. */
import { CameraError } from '../camera-error.ts';
import type { Credentials } from '../http/digest.ts';

export interface RtspStream {
  /** `rtsp://` or `rtsps://`, without a name and password. */
  readonly url: string;
  readonly credentials: Credentials | null;
  /** Pictures are scaled down to this width, pixels. */
  readonly width: number;
  readonly framesPerSecond: number;
}

/** Names what stands between two pictures on the output. */
export const FFMPEG_BOUNDARY = 'picture';
/** 2 is the best and 31 the worst of this encoder. */
const QUALITY = 8;
const SOCKET_TIMEOUT_MICROSECONDS = 10_000_000;

/** What RTSP needs, and no more: a camera's own description of its stream could name a file of this machine. */
const PROTOCOLS = 'rtsp,rtp,srtp,udp,tcp,tls,crypto';

/** How ffmpeg is started, and what it reads from its standard input. */
export interface RtspCommand {
  /** For `spawn`: no shell reads it. Every process of the machine can, so neither address nor password stands in it. */
  readonly arguments: readonly string[];
  /** A list of one input (format `ffconcat`), with the address, the name and the password. */
  readonly input: string;
}

/** Throws `CameraError` `no-decoder` for an address that is none of RTSP. */
export function buildRtspCommand({ url, credentials, width, framesPerSecond }: RtspStream): RtspCommand {
  const address = URL.parse(url);
  if (address === null || !/^rtsps?:$/.test(address.protocol)) {
    throw new CameraError('no-decoder', 'The address of the stream is none of RTSP.');
  }
  if (credentials !== null) {
    address.username = encodeURIComponent(credentials.username);
    address.password = encodeURIComponent(credentials.password);
  }
  const smaller = `scale='min(${Math.round(width)},iw)':-2`;
  return {
    arguments: [
      ...['-nostdin', '-hide_banner', '-loglevel', 'error'],
      // The list comes through a pipe; what it names may use the protocols that the list itself allows.
      ...['-protocol_whitelist', `pipe,${PROTOCOLS}`, '-f', 'concat', '-safe', '0', '-i', 'pipe:0'],
      ...['-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1'],
      ...['-vf', `fps=${framesPerSecond},${smaller}`, '-pix_fmt', 'yuvj420p', '-q:v', String(QUALITY)],
      ...['-f', 'mpjpeg', '-boundary_tag', FFMPEG_BOUNDARY, 'pipe:1'],
    ],
    input: [
      'ffconcat version 1.0',
      // An address holds no blank and no line end; a quote would end the name.
      `file '${address.href.replaceAll("'", '%27')}'`,
      `option protocol_whitelist ${PROTOCOLS}`,
      'option rtsp_transport tcp',
      `option timeout ${SOCKET_TIMEOUT_MICROSECONDS}`,
      '',
    ].join('\n'),
  };
}

/** A line of ffmpeg for the log: without any name and password, however they are written in it. */
export function redact(line: string, credentials: Credentials | null): string {
  const bare = line.replaceAll(/(rtsps?:\/\/)[^\s/@]*(?::[^\s/]*)?@/gi, '$1');
  if (credentials === null || credentials.password === '') return bare;
  return bare.replaceAll(credentials.password, '…').replaceAll(encodeURIComponent(credentials.password), '…');
}
