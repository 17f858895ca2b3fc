import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MapView, ViewCause } from '../../../map/index.ts';
import { useChangeAddress } from '../../../navigation/use-address.ts';
import { formatMapView, parseMapView } from './map-view-address.ts';
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
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const [startView] = useState(() => parseMapView(search.get('map')));
  const written = useRef(startView && formatMapView(startView));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onView = useCallback(
    (view: MapView, cause: ViewCause) => {
      views.set(view);
      clearTimeout(timer.current);
      const text = formatMapView(view);
      if (cause === 'start') written.current = text;
      if (text === written.current) return;
      timer.current = setTimeout(() => {
        written.current = text;
        change({ map: text });
      }, STANDS_MS);
    },
    [views, change],
  );
  return { startView, onView };
}
