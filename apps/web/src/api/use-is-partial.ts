import { useState } from 'react';

/**
 * Whether an answer of several parts has not been whole yet since it was asked for by `key`. Drawn in part it would show
 * silence where only an answer is on the way; a part that is added later is filled in as it comes.
 */
export function useIsPartial(isPending: boolean, key: string): boolean {
  const [whole, setWhole] = useState<string>();
  if (!isPending && whole !== key) setWhole(key);
  return isPending && whole !== key;
}
