/** One client of a desktop, from its first byte to its end. */
import type { Socket } from 'node:net';
import { getBounds } from '../canvas/canvas.ts';
import { ENCODING } from '../encoding/encoding.ts';
import type { PixelFormat } from '../encoding/pixel-format.ts';
import { createByteReader } from '../protocol/byte-reader.ts';
import { type ClientMessage, readClientMessage } from '../protocol/client-message.ts';
import { encodeServerInit, type HandshakeTerms, shakeHands } from '../protocol/handshake.ts';
import {
  answerFence,
  encodeColourMap,
  encodeEndOfContinuousUpdates,
  encodeExtendedDesktopSize,
  encodeFence,
  encodeUpdate,
  FENCE_REQUEST,
  RESIZE_BY,
  RESIZE_RESULT,
} from '../protocol/server-message.ts';
import type { Desktop, EventCount } from './desktop.ts';
import { UpdateSender } from './update-sender.ts';

/** A client that is not in by then is cut. */
const HANDSHAKE_MS = 10_000;
/** Neither reads nor writes. */
const IDLE_MS = 120_000;
/** Answers to a client that asks and does not read. */
const MOST_UNREAD_BYTES = 4_000_000;

export interface ClientTerms extends HandshakeTerms {
  readonly format: PixelFormat;
  readonly events: EventCount;
  /** Tells how the password was answered. */
  loggedIn(isRight: boolean): void;
  /** Input has changed the picture: every client may lack something now. */
  changed(): void;
  /** Tells why the connection ended, in a sentence. */
  left(reason: string): void;
}

export interface DesktopClient {
  refresh(): void;
}

/** Serves a client until it goes or says what no honest client says. */
export function serveClient(socket: Socket, desktop: Desktop, terms: ClientTerms): DesktopClient {
  let sender: UpdateSender | null = null;
  const begin = (begun: UpdateSender) => {
    sender = begun;
  };
  void converse(socket, desktop, terms, begin).then((reason) => {
    sender?.close();
    // What is written already, a refusal for one, still goes out.
    socket.destroySoon();
    terms.left(reason);
  });
  return { refresh: () => sender?.refresh() };
}

async function converse(
  socket: Socket,
  desktop: Desktop,
  terms: ClientTerms,
  begin: (sender: UpdateSender) => void,
): Promise<string> {
  const reader = createByteReader(socket);
  const write = (bytes: Buffer) => {
    if (!socket.destroyed) socket.write(bytes);
  };
  const patience = setTimeout(() => socket.destroy(), HANDSHAKE_MS);
  const end = await shakeHands(reader, write, terms);
  clearTimeout(patience);
  if (end === 'done' || end === 'wrong-password') terms.loggedIn(end === 'done');
  if (end !== 'done') return `The handshake ended: ${end}.`;
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  const { width, height } = desktop.picture();
  const sender = new UpdateSender(socket, desktop, terms.format);
  begin(sender);
  write(encodeServerInit(width, height, terms.format, desktop.name));
  const obey = createObedience(desktop, sender, write, terms);
  for (;;) {
    const message = await readClientMessage(reader);
    if (message.kind === 'refusal') return message.reason;
    obey(message);
    if (socket.writableLength > MOST_UNREAD_BYTES) return 'The client does not read what it asks for.';
  }
}

/** What each message does to desktop and connection. */
function createObedience(desktop: Desktop, sender: UpdateSender, write: (bytes: Buffer) => void, terms: ClientTerms) {
  const greet = createExtensionGreeter(desktop, write);
  return (message: ClientMessage): void => {
    switch (message.kind) {
      case 'pixel-format':
        sender.setFormat(message.format);
        if (!message.format.trueColour) write(encodeColourMap());
        return;
      case 'encodings':
        sender.setEncodings(message.encodings);
        greet(message.encodings);
        return;
      case 'update-request':
        sender.request(message.area, message.incremental);
        return;
      case 'continuous-updates':
        sender.setContinuous(message.enabled ? message.area : null);
        if (!message.enabled) write(encodeEndOfContinuousUpdates());
        return;
      case 'fence':
        if ((message.flags & FENCE_REQUEST) !== 0) write(answerFence(message.flags, message.payload));
        return;
      default: {
        const { revision } = desktop;
        takeInput(message, desktop, terms.events, { sender, write });
        if (desktop.revision !== revision) terms.changed();
      }
    }
  };
}

type Input = Extract<ClientMessage, { kind: 'key' | 'pointer' | 'cut-text' | 'resize' }>;

/** Where an answer to input goes. */
interface Answers {
  readonly sender: UpdateSender;
  write(bytes: Buffer): void;
}

function takeInput(message: Input, desktop: Desktop, events: EventCount, { sender, write }: Answers): void {
  switch (message.kind) {
    case 'key':
      events.key += 1;
      desktop.key(message.keysym, message.down);
      return;
    case 'pointer':
      events.pointer += 1;
      desktop.pointer(message.x, message.y, message.buttons);
      return;
    case 'cut-text':
      events.cutText += 1;
      desktop.cutText(message.text);
      return;
    case 'resize': {
      events.resize += 1;
      if (desktop.resize(message.width, message.height)) {
        sender.answerResize();
        return;
      }
      const { width, height } = desktop.picture();
      write(encodeUpdate([encodeExtendedDesktopSize(width, height, RESIZE_BY.client, RESIZE_RESULT.prohibited)]));
    }
  }
}

/** Tells a client, the first time it lists an extension, that the extension is spoken here. */
function createExtensionGreeter(desktop: Desktop, write: (bytes: Buffer) => void) {
  const greeted = new Set<number>();
  const greetings = new Map<number, () => Buffer>([
    [ENCODING.continuousUpdates, encodeEndOfContinuousUpdates],
    [ENCODING.fence, () => encodeFence(FENCE_REQUEST, Buffer.alloc(0))],
    [
      ENCODING.extendedDesktopSize,
      () => {
        const { width, height } = getBounds(desktop.picture());
        return encodeUpdate([encodeExtendedDesktopSize(width, height, RESIZE_BY.server, RESIZE_RESULT.done)]);
      },
    ],
  ]);
  return (encodings: readonly number[]): void => {
    for (const [encoding, greeting] of greetings) {
      if (!encodings.includes(encoding) || greeted.has(encoding)) continue;
      greeted.add(encoding);
      write(greeting());
    }
  };
}
