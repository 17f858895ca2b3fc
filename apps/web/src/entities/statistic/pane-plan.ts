/** Which curve stands in which pane: at most two axes a pane, an axis for each unit (§B6-5). */
import { MAX_SHARED_SERIES, type SeriesKey } from './statistic-state.ts';

export type Panes = readonly (readonly SeriesKey[])[];
type UnitOf = (key: SeriesKey) => string;

const MAX_UNITS = 2;
/** More lines than this cannot be told apart in one pane. */
const MAX_LINES = 4;

/** Panes with one more curve: beside its own unit, else on a free second axis, else in a pane of its own below. */
export function addSeries(panes: Panes, key: SeriesKey, unitOf: UnitOf): Panes {
  if (panes.some((pane) => pane.includes(key))) return panes;
  const unit = unitOf(key);
  const sameUnit = panes.findIndex((pane) => pane.length < MAX_LINES && pane.some((other) => unitOf(other) === unit));
  const freeAxis = panes.findIndex((pane) => pane.length < MAX_LINES && listUnits(pane, unitOf).length < MAX_UNITS);
  const place = sameUnit === -1 ? freeAxis : sameUnit;
  return place === -1 ? [...panes, [key]] : panes.map((pane, index) => (index === place ? [...pane, key] : pane));
}

export function removeSeries(panes: Panes, key: SeriesKey): Panes {
  return panes.map((pane) => pane.filter((other) => other !== key)).filter((pane) => pane.length > 0);
}

/** The curve in another pane; one past the last is a new one. */
export function moveSeries(panes: Panes, key: SeriesKey, place: number): Panes {
  const without = panes.map((pane) => pane.filter((other) => other !== key));
  const moved = place >= panes.length ? [...without, [key]] : without.with(place, [...(without[place] ?? []), key]);
  return moved.filter((pane) => pane.length > 0);
}

/** Whether a pane has an axis for the curve. */
export function hasRoom(pane: readonly SeriesKey[], key: SeriesKey, unitOf: UnitOf): boolean {
  const others = pane.filter((other) => other !== key);
  const units = new Set([...listUnits(others, unitOf), unitOf(key)]);
  return units.size <= MAX_UNITS && others.length < MAX_LINES;
}

/** As it is drawn: past six curves every one has a pane of its own, since colours would repeat. */
export function filterDrawnPanes(panes: Panes): Panes {
  const all = panes.flat();
  return all.length > MAX_SHARED_SERIES ? all.map((key) => [key]) : panes;
}

/** Units of a pane in order of use: the first has the left axis, the second the right one. */
export function listUnits(pane: readonly SeriesKey[], unitOf: UnitOf): string[] {
  return [...new Set(pane.map(unitOf))];
}
