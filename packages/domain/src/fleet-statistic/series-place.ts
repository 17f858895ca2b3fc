/**
 * Which colour a vessel has on a chart. There are six colours and six dashes (§B6-5), so six vessels at most have a place, and
 * two never the same one. A vessel keeps its place while it is drawn: what is taken away leaves a hole that the next one fills.
 */

export const SERIES_PLACES = 6;

/** Vessels by place; null is free. */
export type SeriesPlaces<Id> = readonly (Id | null)[];

/** The first six of `ids`, each once. */
export function placeSeries<Id>(ids: readonly Id[]): SeriesPlaces<Id> {
  return [...new Set(ids)].slice(0, SERIES_PLACES);
}

/** Without the vessel where it has a place, else with it in the first free one; the same where none is free. */
export function toggleSeries<Id>(places: SeriesPlaces<Id>, id: Id): SeriesPlaces<Id> {
  if (places.includes(id)) return trimEnd(places.map((other) => (other === id ? null : other)));
  const free = places.indexOf(null);
  if (free >= 0) return places.map((other, place) => (place === free ? id : other));
  return places.length < SERIES_PLACES ? [...places, id] : places;
}

/**
 * Six colours of which no two are the same: those an organisation chose, and where it chose too few or one twice, the usual
 * ones that are left.
 */
export function listDistinctColors(chosen: readonly string[], usual: readonly string[]): readonly string[] {
  const wanted = Array.from({ length: SERIES_PLACES }, (_, place) => chosen[place]?.toLowerCase());
  const kept = wanted.map((color, place) =>
    color !== undefined && wanted.indexOf(color) === place ? color : undefined,
  );
  const left = usual.map((color) => color.toLowerCase()).filter((color) => !kept.includes(color));
  return kept.map((color) => color ?? left.shift() ?? '');
}

function trimEnd<Id>(places: SeriesPlaces<Id>): SeriesPlaces<Id> {
  return places.slice(0, places.findLastIndex((id) => id !== null) + 1);
}
