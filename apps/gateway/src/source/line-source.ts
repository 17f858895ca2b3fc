/** A bus as a source of lines, which reconnects by itself. */
import type { LineSplitter } from '../line/line-splitter.ts';

export interface SourceEvents {
  lines(lines: readonly string[]): void;
  /** Takes the bytes as they are instead, for buses that do not speak in lines. */
  bytes?(bytes: Uint8Array): void;
  /** A line that was too long to be a sentence. */
  overlong(beginning: string): void;
  /** Connected or listening, or why not. */
  state(state: 'up' | 'down', detail: string): void;
}

export interface LineSource {
  /** Resolves when nothing more comes from it. */
  stop(): Promise<void>;
}

/** Passes on received data in the listener's form: lines or bytes. */
export function pushBytes(events: SourceEvents, splitter: LineSplitter, bytes: Uint8Array): void {
  if (events.bytes) events.bytes(bytes);
  else events.lines(splitter.push(bytes));
}
