import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type LocationState, readLocation, writeLocation } from '../../../entities/track/index.ts';

/** The state in the address, and a way to change it. A new window is a step one may go back from; other changes are not. */
export function useLocationState(): [LocationState, (change: Partial<LocationState>) => void] {
  const [search, setSearch] = useSearchParams();
  const query = search.toString();
  const state = useMemo(() => readLocation(new URLSearchParams(query)), [query]);
  const change = (part: Partial<LocationState>) => {
    // A moment belongs to its window.
    const next = writeLocation({ ...state, ...(part.time === undefined ? {} : { at: undefined }), ...part });
    next.set('tab', 'location');
    setSearch(next, { replace: part.time === undefined });
  };
  return [state, change];
}
