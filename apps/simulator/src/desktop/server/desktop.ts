/** What a server of remote desktops shows and steers. */
import type { Canvas } from '../canvas/canvas.ts';
import type { ScrollArea } from '../canvas/movement.ts';

export interface Desktop {
  /** Title of a viewer's window. */
  readonly name: string;
  /** Grows whenever the picture changes. */
  readonly revision: number;
  /** The picture as it is now; the caller does not draw into it, and reads it before it waits for anything. */
  picture(): Canvas;
  /** Where lines of the picture scroll; null where nothing does. */
  scrolls(): ScrollArea | null;
  /** A key by its X11 keysym. */
  key(keysym: number, down: boolean): void;
  /** Buttons as bits: 1 left, 8 and 16 the wheel up and down. */
  pointer(x: number, y: number, buttons: number): void;
  cutText(text: string): void;
  /** False when the desktop keeps its size. */
  resize(width: number, height: number): boolean;
}

/** Input that clients have sent since the server began, by kind, whether or not it changed anything. */
export interface EventCount {
  key: number;
  pointer: number;
  cutText: number;
  resize: number;
}
