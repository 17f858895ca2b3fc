import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ScreenLink } from '../../../entities/ship-view/index.ts';

/**
 * Keys go to the ship while its screen has the focus. `Ctrl Alt Shift` takes them back, and the next key is a command of
 * this page. Returns whether the keys are here; a click on the screen gives them to the ship again.
 */
export function useCommandKeys(
  place: RefObject<HTMLElement | null>,
  link: ScreenLink | undefined,
  onCommand: (key: string, code: string) => void,
): boolean {
  const [isHere, setHere] = useState(false);
  const command = useRef(onCommand);
  command.current = onCommand;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isModifier = ['Control', 'Alt', 'Shift'].includes(event.key);
      if (isModifier && event.ctrlKey && event.altKey && event.shiftKey) {
        event.preventDefault();
        event.stopPropagation();
        link?.leaveKeys();
        setHere(true);
        return;
      }
      const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isHere && !isModifier && !isTyping) command.current(event.key.toLowerCase(), event.code);
    };
    const onFocus = (event: FocusEvent) => {
      if (place.current?.contains(event.target as Node) === true) setHere(false);
    };
    // Before the viewer, which would send them.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('focusin', onFocus);
    };
  }, [place, link, isHere]);
  return isHere;
}
