/**
 * Holds a session to a quality, whatever its viewer asks for (§9.10): the line of a ship is narrow and its bytes cost.
 * The server asks it for each message that the filter passed.
 */
import type { ViewQuality } from '../../ship-view/quality.ts';
import {
  type ClientMessage,
  type ContinuousUpdates,
  type EncodingsMessage,
  MAX_ENCODINGS,
  type UpdateRequest,
} from './client-message.ts';
import { changeContinuous, changeRequest, writeEncodings } from './write-message.ts';

/** Pseudo-encodings that say how fine pictures are: JPEG quality, compression, fine quality, subsampling. */
const FINENESS: readonly (readonly [first: number, last: number])[] = [
  [-32, -23],
  [-256, -247],
  [-512, -412],
  [-768, -763],
];
/** JPEG quality 2 of 9, in which text of usual size stays readable, and the strongest compression. */
const COARSE: readonly number[] = [-30, -247];

const isFineness = (encoding: number) => FINENESS.some(([first, last]) => encoding >= first && encoding <= last);

export class QualityGate {
  #quality: ViewQuality;
  /** What the viewer asked for last; null before. */
  #encodings: EncodingsMessage | null = null;
  #continuous: ContinuousUpdates | null = null;
  #request: UpdateRequest | null = null;

  constructor(quality: ViewQuality) {
    this.#quality = quality;
  }

  get quality(): ViewQuality {
    return this.#quality;
  }

  /** The message as the screen may have it, null where it may not. At `still` no request passes. */
  pass(message: ClientMessage): ClientMessage | null {
    const isStill = this.#quality === 'still';
    switch (message.kind) {
      case 'set-encodings':
        this.#encodings = message;
        return this.#coarsen(message);
      case 'update-request':
        this.#request = message;
        return isStill ? null : message;
      case 'continuous-updates':
        this.#continuous = message;
        return isStill && message.isOn ? null : message;
      default:
        return message;
    }
  }

  /** Changes the quality; what it gives is to be sent to the screen at once. */
  change(quality: ViewQuality): ClientMessage[] {
    const before = this.#quality;
    if (quality === before) return [];
    this.#quality = quality;
    const encodings = this.#encodings && this.#coarsen(this.#encodings);
    const flow = quality === 'still' ? this.#stop() : before === 'still' ? this.#goOn() : [];
    return encodings ? [encodings, ...flow] : flow;
  }

  /** Asks for one whole picture of what the viewer shows; nothing before the viewer asked for any. */
  requestStill(): ClientMessage[] {
    return this.#request ? [changeRequest(this.#request, false)] : [];
  }

  #coarsen(message: EncodingsMessage): EncodingsMessage {
    if (this.#quality === 'normal') return message;
    const kept = message.encodings.filter((encoding) => !isFineness(encoding));
    return writeEncodings([...kept.slice(0, MAX_ENCODINGS - COARSE.length), ...COARSE]);
  }

  #stop(): ClientMessage[] {
    return this.#continuous?.isOn ? [changeContinuous(this.#continuous, false)] : [];
  }

  /** The viewer waits for the answer to a request that did not pass, and would never ask again. */
  #goOn(): ClientMessage[] {
    return [...(this.#continuous?.isOn ? [this.#continuous] : []), ...this.requestStill()];
  }
}
