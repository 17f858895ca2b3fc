/** The pictures of an RTSP stream through the ffmpeg of the machine, for as long as a live view or a still needs it. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { CameraError, toCameraError } from '../camera-error.ts';
import type { Credentials } from '../http/digest.ts';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import { FrameWatch } from './frame-watch.ts';
import { redact } from './rtsp-command.ts';

/** A program that writes JPEGs as multipart to its standard output. */
export interface PictureProgram {
  readonly path: string;
  readonly arguments: readonly string[];
  /** Written to its standard input, which no other process can read. */
  readonly input: string;
  readonly boundary: string;
  /** Kept out of every message. */
  readonly credentials: Credentials | null;
}

/** Of what it says on its standard error only the end is kept. */
const MAX_ERROR_CHARACTERS = 2000;
/** After the request to end it is killed. */
export const KILL_AFTER_MS = 2000;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Hands each picture to `take`. Resolves when `signal` stops it, and only after the program has ended; rejects with
 * `CameraError`, `no-decoder` where it cannot be started.
 */
export async function readProgram(
  program: PictureProgram,
  take: (picture: JpegPicture) => void,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  // Without a shell, and without the environment of the gateway, which may hold its key.
  const child: Child = spawn(program.path, [...program.arguments], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', LANG: 'C' },
    shell: false,
  });
  // A program that ended before it read this says why by itself.
  child.stdin.on('error', () => {});
  child.stdin.end(program.input);
  let problem: CameraError | null = null;
  let complaint = '';
  const end = (error: CameraError | null) => {
    problem ??= error;
    kill(child);
  };
  const watch = new FrameWatch(program.boundary, take, end);
  const stop = () => end(null);
  signal.addEventListener('abort', stop, { once: true });
  child.stderr.on('data', (bytes: Buffer) => {
    complaint = (complaint + bytes.toString('latin1')).slice(-MAX_ERROR_CHARACTERS);
  });
  child.stdout.on('data', (bytes: Buffer) => {
    if (problem !== null || signal.aborted) return;
    try {
      watch.push(bytes);
    } catch (error) {
      end(toCameraError(error));
    }
  });
  const started = await ended(child);
  watch.end();
  signal.removeEventListener('abort', stop);
  if (signal.aborted) return;
  if (started !== null)
    throw new CameraError('no-decoder', `The program ${program.path} cannot be started: ${started}.`);
  throw problem ?? new CameraError('silent', describe(complaint, program.credentials));
}

/** Resolves when it has ended and its output is read: with the reason where it could not be started, else with null. */
function ended(child: Child): Promise<string | null> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', () => resolve(null));
  });
}

function kill(child: Child): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  child.once('exit', () => clearTimeout(timer));
}

function describe(complaint: string, credentials: Credentials | null): string {
  const last = complaint.trim().split('\n').at(-1) ?? '';
  const plain = redact(last, credentials).replaceAll(/[^\x20-\x7e]/g, '·');
  return plain === '' ? 'The stream of the camera ended.' : `The stream of the camera ended: ${plain}`;
}
