/** A bus one listens to: hands over lines as they come, comes back by itself when it is cut. */

export interface SourceEvents {
  lines(lines: readonly string[]): void;
  /** A line that was too long to be a sentence. */
  overlong(beginning: string): void;
  /** Connected or listening, or why not. */
  state(state: 'up' | 'down', detail: string): void;
}

export interface LineSource {
  /** Resolves when nothing more comes from it. */
  stop(): Promise<void>;
}
