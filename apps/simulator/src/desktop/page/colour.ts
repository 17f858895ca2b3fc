/** The colours of the desktop: a dark control-room picture; colour other than grey is kept for states. */
import type { Colour } from '../canvas/canvas.ts';

export const COLOUR = {
  background: 0x1b242c,
  panel: 0x26323c,
  line: 0x46545f,
  text: 0xd6dde2,
  dim: 0x8c99a3,
  bar: 0x5f8fb5,
  button: 0x3a4853,
  chosen: 0x2f6f9f,
  running: 0x4fb477,
  standing: 0x5b666e,
  warning: 0xf2b632,
  alarm: 0xe5443b,
  dark: 0x10161b,
} as const satisfies Record<string, Colour>;
