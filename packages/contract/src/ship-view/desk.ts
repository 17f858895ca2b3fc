/**
 * What a ship and the shore tell each other about sessions of the ship view: JSON messages, one a line, over a channel of
 * the service `screen` that the gateway opens. The ship decides: it holds its own copy of each session, approves by its
 * own policy and people, and lets no picture pass that it has not approved.
 *
 * Instants are milliseconds of the clock of the side that made them; the ship gives back asks as the shore spelt them.
 */
import { BOX_MINUTES, SESSION_STATES, VIEW_QUALITIES } from '@fms/domain/ship-view';
import { z } from 'zod';
import { asciiText, secretText, text } from '../scalar/text.ts';
import { screenId, viewLevel } from './session.ts';

/** Further screens a ship may name, beside that of the admin setting. */
export const MAX_SCREENS_ON_BOARD = 16;
/** Characters of one line; more ends the channel. */
export const MAX_DESK_LINE = 64 * 1024;

/** Characters with which a ship fills the answer to a ping that measures the line. */
export const PROBE_CHARACTERS = 16 * 1024;

/** Milliseconds since 1970, or 0 for a clock that was never set. */
const instant = z.number().min(0).max(8.64e15);
/** Number of a session in the store of the shore; the secret id of its socket never goes on board. */
const session = z.int().positive();

const ask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('level'), level: viewLevel, until: instant }),
  z.object({ kind: z.literal('prolong'), minutes: z.literal(BOX_MINUTES), until: instant }),
]);

/** What opens a channel of the service `screen`: the desk by the ship, a picture by the shore. */
const screenChannelRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('desk') }),
  z.object({ kind: z.literal('picture'), session, screenId }),
]);
export type ScreenChannelRequest = z.infer<typeof screenChannelRequest>;

/** What a channel of the service `screen` was opened with; null for what is neither. */
export function parseScreenRequest(request: string): ScreenChannelRequest | null {
  return screenChannelRequest.safeParse(parseJson(request)).data ?? null;
}

export const screenOnBoard = z.object({
  id: screenId,
  name: text(80),
  /** Nothing is configured that could be shown: told apart from a screen that does not answer now. */
  isSetUp: z.boolean(),
  /** Why it cannot be shown, in a sentence; null where it answered last time. */
  problem: text(300).nullable(),
});
export type ScreenOnBoard = z.infer<typeof screenOnBoard>;

const approvalPolicy = z.object({
  hasPin: z.boolean(),
  preApproved: viewLevel.nullable(),
  windows: z.array(z.object({ from: instant, to: instant, level: viewLevel })).max(100),
  closedUntil: instant.nullable(),
});

/** What a ship says. `state` is the whole of it, told again with each change. */
export const deskFromShip = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('state'),
    screens: z.array(screenOnBoard).max(MAX_SCREENS_ON_BOARD + 1),
    policy: approvalPolicy,
  }),
  z.object({ type: z.literal('approve'), session, by: text(80), ask: ask.nullable() }),
  z.object({ type: z.literal('refuse'), session, by: text(80), why: text(300) }),
  z.object({ type: z.literal('kill'), session, by: text(80) }),
  z.object({ type: z.literal('pong'), at: instant, filler: asciiText(PROBE_CHARACTERS).optional() }),
]);
export type DeskFromShip = z.infer<typeof deskFromShip>;

/** A session as the shore tells it; `level` is what counts, or what is asked for while it waits. */
export const deskSession = z.object({
  session,
  screenId,
  by: text(200),
  reason: text(300),
  ticket: text(60),
  state: z.enum(SESSION_STATES),
  level: viewLevel,
  minutes: z.literal(BOX_MINUTES),
  quality: z.enum(VIEW_QUALITIES),
  until: instant.nullable(),
  ask: ask.nullable(),
});
export type DeskSession = z.infer<typeof deskSession>;

/** The part of the admin setting that the gateway needs to reach the main screen (§3), its password among it. */
export const deskSetting = z.object({
  connectType: asciiText(255),
  shipViewServerIp: asciiText(255),
  shipViewPort: asciiText(5),
  vncPassword: secretText(500),
  imageEncoder: asciiText(255),
  colourBitDepth: z.int().min(1).max(32),
});
export type DeskSetting = z.infer<typeof deskSetting>;

/** What the shore says. `sessions` are all that live on the vessel, told again with each change. */
export const deskFromShore = z.discriminatedUnion('type', [
  z.object({ type: z.literal('setting'), setting: deskSetting.nullable() }),
  z.object({ type: z.literal('sessions'), sessions: z.array(deskSession).max(100) }),
  /** `fill` asks for an answer of many bytes; a gateway of the release before answers it as every other. */
  z.object({ type: z.literal('ping'), at: instant, fill: z.boolean().optional() }),
]);
export type DeskFromShore = z.infer<typeof deskFromShore>;

/** Bytes of a message with the line feed that ends it; JSON has none inside. */
export function encodeDeskLine(message: DeskFromShip | DeskFromShore): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(message)}\n`);
}

/** `line-too-long`, `line-unreadable`: the channel is of no more use. */
export type DeskProblem = 'line-too-long' | 'line-unreadable';

/** Cuts what arrives into messages. It holds no more than one unfinished line. */
export class DeskReader<Message> {
  readonly #schema: z.ZodType<Message>;
  readonly #decoder = new TextDecoder();
  #rest = '';
  #problem: DeskProblem | null = null;

  constructor(schema: z.ZodType<Message>) {
    this.#schema = schema;
  }

  /** The messages that these bytes complete; after a problem none. */
  take(bytes: Uint8Array): { readonly messages: readonly Message[]; readonly problem: DeskProblem | null } {
    const messages: Message[] = [];
    if (this.#problem !== null) return { messages, problem: this.#problem };
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    if ([this.#rest, ...lines].some(({ length }) => length > MAX_DESK_LINE)) this.#problem = 'line-too-long';
    for (const line of this.#problem === null ? lines : []) {
      const parsed = this.#schema.safeParse(parseJson(line));
      if (parsed.success) messages.push(parsed.data);
      else this.#problem ??= 'line-unreadable';
    }
    return { messages, problem: this.#problem };
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
