/** What the map looks at, told many times a second while it is dragged: only those parts draw again that show it. */
import { useSyncExternalStore } from 'react';
import type { MapView } from '../../../map/index.ts';

/** Until the map has said what it looks at. */
const FIRST: MapView = { zoom: 3, latitude: 50, longitude: 8 };

export class ViewStore {
  readonly #listeners = new Set<() => void>();
  #view = FIRST;

  get view(): MapView {
    return this.#view;
  }

  set = (view: MapView): void => {
    this.#view = view;
    for (const listener of [...this.#listeners]) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** What `select` makes of the view, drawn again when that changed; a number, a text, or the view itself. */
export function useView<Value extends number | string | MapView>(
  views: ViewStore,
  select: (view: MapView) => Value,
): Value {
  return useSyncExternalStore(views.subscribe, () => select(views.view));
}
