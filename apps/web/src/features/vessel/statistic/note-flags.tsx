import type { Shown } from './shown.ts';

export function NoteFlags(_props: Shown) {
  return null;
}
