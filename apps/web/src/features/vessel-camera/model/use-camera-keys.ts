import { type RefObject, useEffect } from 'react';

export interface CameraKeys {
  readonly live: () => void;
  readonly keep: () => void;
  readonly bookmark: () => void;
}

const TYPED = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** `L` live, `K` keep, `B` bookmark, `F` full screen of the picture; not while a person types. */
export function useCameraKeys({ live, keep, bookmark }: CameraKeys, picture: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(TYPED) !== null;
      if (isTyped || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const action = { l: live, k: keep, b: bookmark, f: () => void picture.current?.requestFullscreen?.() }[
        event.key.toLowerCase()
      ];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [live, keep, bookmark, picture]);
}
