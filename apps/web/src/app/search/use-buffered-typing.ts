import { useEffect } from 'react';

export interface BufferedTyping {
  /** Is told how each key changes the text. */
  readonly change: (next: (text: string) => string) => void;
  /** Enter was pressed after what was typed so far. */
  readonly enter: () => void;
}

/**
 * Keeps what is typed between asking for a field and the field having the focus; it would go to the page behind
 * otherwise, where Enter presses whatever has the focus there.
 */
export function useBufferedTyping(isWaiting: boolean, { change, enter }: BufferedTyping): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isLetter = event.key.length === 1;
      if (!isLetter && event.key !== 'Backspace' && event.key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') enter();
      else change((text) => (isLetter ? text + event.key : text.slice(0, -1)));
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isWaiting, change, enter]);
}
