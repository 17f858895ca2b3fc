/**
 * What a viewer sends to a screen after the handshake of RFB 3.8 (RFC 6143, section 7.5, and the extensions that the
 * community's text of the protocol adds). `bytes` is the whole message as it came.
 */
interface Framed {
  readonly bytes: Uint8Array;
}

export interface KeyMessage extends Framed {
  readonly kind: 'key';
  readonly isDown: boolean;
  /** Number of an X11 key symbol. */
  readonly keysym: number;
}

/** The extended key event of QEMU: the symbol, 0 where it has none, and the XT scan code of the key. */
export interface ExtendedKeyMessage extends Framed {
  readonly kind: 'extended-key';
  readonly isDown: boolean;
  readonly keysym: number;
  readonly scancode: number;
}

export interface PointerMessage extends Framed {
  readonly kind: 'pointer';
  /** Bits 0 to 7 are buttons 1 to 8. */
  readonly buttons: number;
  readonly x: number;
  readonly y: number;
}

export interface EncodingsMessage extends Framed {
  readonly kind: 'set-encodings';
  /** Signed numbers, those the viewer likes best first; pseudo-encodings are negative. */
  readonly encodings: readonly number[];
}

/** Asks for a part of the screen: all of it, or what changes in it. */
export interface UpdateRequest extends Framed {
  readonly kind: 'update-request';
  readonly isIncremental: boolean;
}

/** Asks for changes of a part of the screen as they come, or for no more of them. */
export interface ContinuousUpdates extends Framed {
  readonly kind: 'continuous-updates';
  readonly isOn: boolean;
}

export type ClientMessage =
  | KeyMessage
  | ExtendedKeyMessage
  | PointerMessage
  | EncodingsMessage
  | (Framed & { readonly kind: 'set-pixel-format'; readonly bitsPerPixel: number; readonly depth: number })
  | UpdateRequest
  | ContinuousUpdates
  | (Framed & { readonly kind: 'fence' })
  /** Text of the viewer's clipboard in Latin-1. */
  | (Framed & { readonly kind: 'clipboard' })
  /** The extended form: formats in bits 0 to 15 of the flags, the action in bits 24 to 28. */
  | (Framed & { readonly kind: 'extended-clipboard'; readonly flags: number })
  | (Framed & { readonly kind: 'resize'; readonly width: number; readonly height: number })
  /** An xvp request: 2 shuts the machine down, 3 restarts it, 4 resets it. */
  | (Framed & { readonly kind: 'power'; readonly action: number });

/** Bounds of one message; what is larger ends the session before it is read. */
export const MAX_ENCODINGS = 256;
export const MAX_CLIPBOARD_BYTES = 262_144;
/** As the protocol has it. */
export const MAX_FENCE_BYTES = 64;
export const MAX_SCREENS = 16;

/** Why a stream of messages ends. After any of these it is not known where the next message would begin. */
export type ClientProblem =
  | 'unknown-message'
  | 'malformed-message'
  | 'too-many-encodings'
  | 'clipboard-too-large'
  | 'fence-too-large'
  | 'too-many-screens'
  | 'not-agreed';

/** Each problem in a sentence, as it is shown to the person and written to the audit. */
export const CLIENT_PROBLEMS: Readonly<Record<ClientProblem, string>> = {
  'unknown-message': 'The viewer sent a message of a type that is not known. The session ended.',
  'malformed-message': 'The viewer sent a message that breaks the rules of RFB 3.8. The session ended.',
  'too-many-encodings': `The viewer asked for more than ${MAX_ENCODINGS} encodings. The session ended.`,
  'clipboard-too-large': `The viewer sent more than ${MAX_CLIPBOARD_BYTES / 1024} KiB of clipboard. The session ended.`,
  'fence-too-large': `The viewer sent a fence of more than ${MAX_FENCE_BYTES} bytes. The session ended.`,
  'too-many-screens': `The viewer asked for more than ${MAX_SCREENS} screens. The session ended.`,
  'not-agreed': 'The viewer used an extension that was not agreed with the screen. The session ended.',
};
