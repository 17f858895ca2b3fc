/** Connects to a VNC server on board and signs in there: the password goes no further than this. */
import { connect, type Socket } from 'node:net';
import { CodedError } from '@fms/contract/error';
import { greetScreen, Handshake, SCREEN_PROBLEMS, type ScreenOutcome } from '@fms/domain/rfb';
import { encipherDes } from './des-cipher.ts';

/** A screen that says nothing for so long is not there. */
const HANDSHAKE_MS = 10_000;
const BANNER_BYTES = 4;

export interface ScreenHost {
  readonly host: string;
  readonly port: number;
}

export interface ScreenPlace extends ScreenHost {
  /** Empty where none is set. */
  readonly password: string;
}

export interface OpenScreen {
  readonly socket: Socket;
  /** The description of the screen, as the viewer is to get it. */
  readonly init: Uint8Array;
  /** What the screen said after it. */
  readonly rest: Uint8Array;
}

/** Why a screen cannot be shown, in a sentence for people on both sides. */
export class ScreenError extends CodedError {
  override readonly name = 'ScreenError';
}

const unreachable = () => new ScreenError('screen-unreachable', 'The screen on board does not answer.');

/** Connects and gives the socket to `talk` until that has settled; a socket that is not handed on is ended. */
function withSocket<T>(
  { host, port }: ScreenHost,
  talk: (socket: Socket, done: (value: T) => void, fail: (error: Error) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const fail = (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(unreachable()), HANDSHAKE_MS);
    const done = (value: T) => {
      clearTimeout(timer);
      socket.removeAllListeners();
      // Until the next owner listens: an error without a listener would end the process.
      socket.on('error', () => {});
      resolve(value);
    };
    socket.on('error', () => fail(unreachable()));
    socket.on('close', () => fail(unreachable()));
    talk(socket, done, fail);
  });
}

/** @throws {ScreenError} where it does not answer, refuses the password, or is no screen that can be shown */
export function openScreen(place: ScreenPlace): Promise<OpenScreen> {
  const handshake = new Handshake<ScreenOutcome>(greetScreen({ password: place.password, encipher: encipherDes }));
  return withSocket(place, (socket, done, fail) => {
    socket.on('data', (bytes) => {
      const answer = handshake.take(bytes);
      if (answer.length > 0) socket.write(answer);
      const { outcome } = handshake;
      if (outcome === null) return;
      if (outcome.ok) {
        socket.pause();
        done({ socket, init: outcome.init.bytes, rest: handshake.takeRest() });
      } else fail(new ScreenError(outcome.problem, toSentence(outcome)));
    });
    socket.write(handshake.take(new Uint8Array()));
  });
}

/** Whether something at the address speaks RFB; nothing is said to it. Null where it does, else why not. */
export async function probeScreen(place: ScreenHost): Promise<string | null> {
  try {
    return await withSocket<string | null>(place, (socket, done) => {
      let heard = '';
      socket.on('data', (bytes) => {
        heard += bytes.toString('latin1');
        if (heard.length < BANNER_BYTES) return;
        done(heard.startsWith('RFB ') ? null : SCREEN_PROBLEMS['not-rfb']);
        socket.destroy();
      });
    });
  } catch (error) {
    if (error instanceof ScreenError) return error.message;
    throw error;
  }
}

function toSentence({ problem, detail }: Extract<ScreenOutcome, { ok: false }>): string {
  return detail === '' ? SCREEN_PROBLEMS[problem] : `${SCREEN_PROBLEMS[problem]} (${detail.slice(0, 100)})`;
}
