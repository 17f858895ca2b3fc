import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { MapView, ViewCause } from '../../../map/index.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import { MAP_ADDRESS } from '../address/map-address.ts';
import { MAP_VIEW } from '../address/map-view-address.ts';
import type { ViewStore } from './view-store.ts';

/** The map is written down once it stands. */
const STANDS_MS = 400;

/**
 * Where the map begins, by its address, and a listener of each view: it goes to `views`, and into the address once the
 * map stands where the user has moved it. The initial frame around the fleet is not stored.
 */
export function useViewAddress(views: ViewStore): {
  readonly startView: MapView | undefined;
  readonly onView: (view: MapView, cause: ViewCause) => void;
} {
  const [address, change] = useAddressState(MAP_ADDRESS);
  const [startView] = useState(address.view);
  const written = useRef(startView && z.encode(MAP_VIEW, startView));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onView = useCallback(
    (view: MapView, cause: ViewCause) => {
      views.set(view);
      clearTimeout(timer.current);
      const text = z.encode(MAP_VIEW, view);
      if (cause === 'start') written.current = text;
      if (text === written.current) return;
      timer.current = setTimeout(() => {
        written.current = text;
        change({ view });
      }, STANDS_MS);
    },
    [views, change],
  );
  return { startView, onView };
}
