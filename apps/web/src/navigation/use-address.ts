/** What stands in the address, so that a link shows a colleague the same: read, and changed without losing the rest. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Parameters by name; undefined takes one away. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/**
 * Changes some parameters, in place of the address before; a function makes the change from what stood there. What stands
 * in the browser's address bar counts, and not the state of the last rendering: it may have changed since.
 */
export function useChangeAddress(): (change: AddressChange | ((before: URLSearchParams) => AddressChange)) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (change) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(typeof change === 'function' ? change(next) : change)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      // At once: as a transition it waited behind the map's work, and a box that was ticked stood unticked meanwhile.
      setSearch(next, { replace: true, flushSync: true });
    },
    [setSearch],
  );
}

/** One of `words`, of which the first is meant when none of them stands there. */
export function useAddressValue<const Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
): [word: Word, change: (word: Word) => void] {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const asked = search.get(name);
  const word = words.find((known) => known === asked) ?? words[0];
  return [word, (next) => change({ [name]: next === words[0] ? undefined : next })];
}
