/** The one confirmation dialog (specification section 2.2), asked from anywhere and drawn by `ConfirmHost`. */
import { useSyncExternalStore } from 'react';
import type { TextKey } from '../language/index.ts';

export interface Question {
  readonly text: TextKey;
  readonly onOk: () => void;
}

type Listener = () => void;
const listeners = new Set<Listener>();
let open: Question | undefined;

/** Asks; a second question replaces the first. `undefined` closes whatever is open (section 4.1). */
export function confirm(question: Question | undefined): void {
  open = question;
  for (const listener of [...listeners]) listener();
}

export function useQuestion(): Question | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
