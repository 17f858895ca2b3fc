/** Writes the recording of one session. It keeps nothing but the timeline; the caller appends what it gives to a file. */
import type { Instant } from '../../time/instant.ts';
import { joinBytes } from '../bytes/byte-queue.ts';
import type { ClientMessage } from '../client/client-message.ts';
import { MAX_RECORD_BYTES, MAX_RECORDING_BYTES, type RecordKind, writeHead, writeRecord, writeTail } from './record.ts';
import { MAX_STEP_CHARACTERS, TimelineBuilder } from './timeline.ts';
import { writeTimeline } from './timeline-bytes.ts';

/** The step that says that the recording is full and holds nothing later. */
export const FULL_STEP = 'recording-full';

/** What four bytes hold: 49 days. */
const MAX_TIME_MS = 0xff_ff_ff_ff;

const NOTHING = new Uint8Array();
const toAscii = (text: string) =>
  Uint8Array.from(text.slice(0, MAX_STEP_CHARACTERS).replaceAll(/[^ -~]/g, '?'), (character) =>
    character.charCodeAt(0),
  );

export class RecordingWriter {
  readonly #startedAt: Instant;
  readonly #most: number;
  readonly #timeline = new TimelineBuilder();
  #size = 0;
  #lastMs = 0;
  #isFull = false;

  /** `most` bytes of records are written, without the index at the end. */
  constructor(startedAt: Instant, most = MAX_RECORDING_BYTES) {
    this.#startedAt = startedAt;
    this.#most = most;
  }

  /** The head of the file, and what the screen said of itself. */
  begin(init: Uint8Array): Uint8Array {
    const head = writeHead(this.#startedAt);
    this.#size = head.length;
    return joinBytes([head, this.#write('init', this.#startedAt, init)]);
  }

  /** What the screen said of itself when it was connected anew: what follows is drawn by a decoder of its own. */
  beginAgain(init: Uint8Array, now: Instant): Uint8Array {
    return this.#write('init', now, init);
  }

  /** Bytes of the screen, as the viewer gets them. */
  addScreen(bytes: Uint8Array, now: Instant): Uint8Array {
    const pieces: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += MAX_RECORD_BYTES) {
      pieces.push(this.#write('screen', now, bytes.subarray(at, at + MAX_RECORD_BYTES)));
    }
    return joinBytes(pieces);
  }

  /** A message that reached the screen: where the pointer was, and that a key was pressed; nothing of others. */
  addInput(message: ClientMessage, now: Instant): Uint8Array {
    if (message.kind === 'pointer') return this.#write('pointer', now, message.bytes.subarray(1));
    const isPress = (message.kind === 'key' || message.kind === 'extended-key') && message.isDown;
    return isPress ? this.#write('key', now, NOTHING) : NOTHING;
  }

  /** What happened to the session, e.g. `level control`. */
  addStep(step: string, now: Instant): Uint8Array {
    return this.#write('step', now, toAscii(step));
  }

  /** The end of the file: its timeline, and where that lies. */
  finish(now: Instant): Uint8Array {
    const index = writeRecord({ kind: 'index', atMs: this.#toMs(now), bytes: writeTimeline(this.#timeline.timeline) });
    return joinBytes([index, writeTail(this.#size)]);
  }

  #write(kind: RecordKind, now: Instant, bytes: Uint8Array): Uint8Array {
    if (this.#isFull) return NOTHING;
    const record = { kind, atMs: this.#toMs(now), bytes };
    const written = writeRecord(record);
    if (this.#size + written.length > this.#most) return this.#fill(now);
    this.#timeline.add(record, this.#size);
    this.#size += written.length;
    return written;
  }

  /** The last record of a full recording. */
  #fill(now: Instant): Uint8Array {
    this.#isFull = true;
    const record = { kind: 'step', atMs: this.#toMs(now), bytes: toAscii(FULL_STEP) } as const;
    const written = writeRecord(record);
    this.#timeline.add(record, this.#size);
    this.#size += written.length;
    return written;
  }

  /** A clock that is set back does not turn the order of records: they stand at the latest time then. */
  #toMs(now: Instant): number {
    this.#lastMs = Math.max(this.#lastMs, Math.min(Math.round(now - this.#startedAt), MAX_TIME_MS));
    return this.#lastMs;
  }
}
