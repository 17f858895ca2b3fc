import { useState } from 'react';

/** Which lines are unfolded, by their key, and the way to turn one over. */
export function useExpandedGroups(): readonly [ReadonlySet<string>, (key: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = (key: string) =>
    setOpen((known) => new Set(known.has(key) ? [...known].filter((other) => other !== key) : [...known, key]));
  return [open, turn];
}
