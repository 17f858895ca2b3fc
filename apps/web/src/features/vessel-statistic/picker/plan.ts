/** Which curves are drawn in which pane, and the changes to it. */
import type { Tag } from '@fms/contract/tag';
import {
  addSeries,
  type FormulaTag,
  getSeriesColor,
  hasRoom,
  MAX_FORMULAS,
  MAX_SERIES,
  moveSeries,
  type Panes,
  removeSeries,
  type SeriesKey,
  type StatisticState,
} from '../../../entities/statistic/index.ts';

export interface StatisticPlan {
  readonly panes: Panes;
  /** In the order of use, which gives colours. */
  readonly keys: readonly SeriesKey[];
  readonly formulas: readonly FormulaTag[];
  /** Of a curve that is drawn. */
  colorOf(key: SeriesKey): string;
  readonly mayAdd: boolean;
  readonly mayAddFormula: boolean;
  toggle(key: SeriesKey): void;
  clear(): void;
  /** Number of panes it may move to, a new one included; empty for a curve that is not drawn. */
  placesFor(key: SeriesKey): { place: number; isHere: boolean; mayGo: boolean }[];
  move(key: SeriesKey, place: number): void;
  saveFormula(formula: FormulaTag, place?: number): void;
  deleteFormula(place: number): void;
}

interface PlanParts extends Pick<StatisticPlan, 'panes' | 'formulas'> {
  readonly tags: readonly Tag[];
  /** In order of use. */
  readonly colors: readonly string[];
}

export function createPlan(
  { tags, panes, formulas, colors }: PlanParts,
  change: (part: Partial<StatisticState>) => void,
): StatisticPlan {
  const unitOf = (key: SeriesKey) =>
    (key.startsWith('f') ? formulas[Number(key.slice(1))]?.unit : tags.find(({ Id }) => String(Id) === key)?.unit) ??
    '';
  const keys = panes.flat();
  const mayAdd = keys.length < MAX_SERIES;
  return {
    panes,
    keys,
    formulas,
    colorOf: (key) => getSeriesColor(colors, keys.indexOf(key)),
    mayAdd,
    mayAddFormula: formulas.length < MAX_FORMULAS,
    toggle: (key) => {
      if (keys.includes(key)) change({ panes: removeSeries(panes, key) });
      else if (mayAdd) change({ panes: addSeries(panes, key, unitOf) });
    },
    clear: () => change({ panes: [] }),
    placesFor: (key) => {
      if (!keys.includes(key)) return [];
      const isAlone = panes.some((pane) => pane.length === 1 && pane[0] === key);
      const known = panes.map((pane, place) => ({
        place,
        isHere: pane.includes(key),
        mayGo: hasRoom(pane, key, unitOf),
      }));
      return [...known, { place: panes.length, isHere: false, mayGo: !isAlone }];
    },
    move: (key, place) => change({ panes: moveSeries(panes, key, place) }),
    saveFormula: (formula, place = formulas.length) => {
      const next = place < formulas.length ? formulas.with(place, formula) : [...formulas, formula];
      const key = `f${place}`;
      const unitNow = (other: SeriesKey) => (other === key ? formula.unit : unitOf(other));
      const drawn = keys.includes(key) || !mayAdd ? panes : addSeries(panes, key, unitNow);
      change({ formulas: next, panes: drawn });
    },
    deleteFormula: (place) => change({ formulas: formulas.toSpliced(place, 1), panes: withoutFormula(panes, place) }),
  };
}

/** Formulas are known by their place: those behind a deleted one move up. */
function withoutFormula(panes: Panes, place: number): Panes {
  return removeSeries(panes, `f${place}`).map((pane) =>
    pane.map((key) => {
      const other = key.startsWith('f') ? Number(key.slice(1)) : -1;
      return other > place ? `f${other - 1}` : key;
    }),
  );
}
