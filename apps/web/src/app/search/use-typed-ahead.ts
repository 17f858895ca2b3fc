import { useEffect } from 'react';

/**
 * Keeps what is typed between asking for a field and the field having the focus; it would go to the page behind
 * otherwise. `change` is told how each key changes the text.
 */
export function useTypedAhead(isWaiting: boolean, change: (next: (text: string) => string) => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isLetter = event.key.length === 1;
      if (!isLetter && event.key !== 'Backspace') return;
      event.preventDefault();
      event.stopPropagation();
      change((text) => (isLetter ? text + event.key : text.slice(0, -1)));
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [isWaiting, change]);
}
