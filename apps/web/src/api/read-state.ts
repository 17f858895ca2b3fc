/** How far something is read that several calls answer. */
export interface ReadState {
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Asks again for what failed. */
  readonly reload: () => void;
}
