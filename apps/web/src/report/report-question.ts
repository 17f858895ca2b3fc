/** Which error the report dialog asks about; it is drawn by `ReportHost`. */
import { useSyncExternalStore } from 'react';

type Listener = () => void;
const listeners = new Set<Listener>();
let asked: string | undefined;

/** Opens the dialog for an error that was sent; `undefined` closes it. */
export function openReportQuestion(id: string | undefined): void {
  asked = id;
  for (const listener of [...listeners]) listener();
}

export function useReportQuestion(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
