/** What the statistic tab shows, as it stands in the address: a link shows a colleague the same curves. */
import { FORMULA_FUNCTIONS, MAX_FORMULA_LENGTH, parseFormula } from '@fms/domain/formula';
import type { Instant } from '@fms/domain/identity';

/** At most so many curves at once; past six each has a pane of its own. */
export const MAX_SERIES = 12;
export const MAX_SHARED_SERIES = 6;
export const MAX_FORMULAS = 6;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const RANGE_MS = {
  '1h': HOUR_MS,
  '8h': 8 * HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
  '90d': 90 * DAY_MS,
  '1y': 365 * DAY_MS,
} as const;
export type StatisticRange = keyof typeof RANGE_MS;
export const RANGES = Object.keys(RANGE_MS) as StatisticRange[];
const DEFAULT_RANGE: StatisticRange = '8h';

/** A tag by its id, `12`, or a formula by its place, `f0`. */
export type SeriesKey = string;

export interface FormulaTag {
  readonly name: string;
  readonly unit: string;
  readonly text: string;
}

export type StatisticTime =
  | { readonly mode: 'live'; readonly range: StatisticRange }
  | { readonly mode: 'fixed'; readonly from: Instant; readonly to: Instant };

/** What the curves are held against: the same tags of another ship, or the same ship earlier. */
export type StatisticCompare =
  | { readonly kind: 'vessel'; readonly vesselId: number }
  | { readonly kind: 'period'; readonly offsetMs: number };

export const STATISTIC_LOOKS = ['curves', 'histogram', 'scatter'] as const;
export type StatisticLook = (typeof STATISTIC_LOOKS)[number];

export interface StatisticState {
  /** Undefined: nothing was chosen yet, and the tab chooses. */
  readonly panes: readonly (readonly SeriesKey[])[] | undefined;
  readonly formulas: readonly FormulaTag[];
  readonly time: StatisticTime;
  readonly compare: StatisticCompare | undefined;
  readonly look: StatisticLook;
  /** Of the scatter; undefined: the tab chooses. */
  readonly axes: { readonly x: SeriesKey | undefined; readonly y: SeriesKey | undefined };
  readonly shifts: boolean;
}

const KEY = /^(\d{1,15}|f\d)$/;

/** Reads the state; whatever an address holds that means nothing is left out. */
export function readState(search: URLSearchParams): StatisticState {
  const formulas = search
    .getAll('f')
    .map(readFormula)
    .filter((formula) => formula !== undefined)
    .slice(0, MAX_FORMULAS);
  return {
    panes: readPanes(search.get('show'), formulas.length),
    formulas,
    time: readTime(search),
    compare: readCompare(search.get('compare')),
    look: STATISTIC_LOOKS.find((look) => look === search.get('as')) ?? 'curves',
    axes: { x: readKey(search.get('x')), y: readKey(search.get('y')) },
    shifts: search.get('shifts') === '1',
  };
}

/** The state as parameters of the address; what is as by default is left out. */
export function writeState({ panes, formulas, time, compare, look, axes, shifts }: StatisticState): URLSearchParams {
  const search = new URLSearchParams();
  if (panes !== undefined) search.set('show', panes.map((pane) => pane.join('.')).join('_'));
  for (const { name, unit, text } of formulas) search.append('f', [name, unit, text].join('|'));
  if (time.mode === 'live') {
    if (time.range !== DEFAULT_RANGE) search.set('range', time.range);
  } else {
    search.set('from', new Date(time.from).toISOString());
    search.set('to', new Date(time.to).toISOString());
  }
  if (compare?.kind === 'vessel') search.set('compare', `v${compare.vesselId}`);
  if (compare?.kind === 'period') search.set('compare', `p${compare.offsetMs / 1000}`);
  if (look !== 'curves') search.set('as', look);
  for (const [axis, key] of Object.entries(axes)) if (key !== undefined) search.set(axis, key);
  if (shifts) search.set('shifts', '1');
  return search;
}

function readKey(text: string | null): SeriesKey | undefined {
  return text !== null && KEY.test(text) ? text : undefined;
}

function readPanes(text: string | null, formulaCount: number): StatisticState['panes'] {
  if (text === null) return undefined;
  const known = new Set<SeriesKey>();
  const isNew = (key: SeriesKey) => {
    const isFormula = key.startsWith('f');
    if (!KEY.test(key) || known.has(key) || known.size >= MAX_SERIES) return false;
    if (isFormula && Number(key.slice(1)) >= formulaCount) return false;
    known.add(key);
    return true;
  };
  return text
    .split('_')
    .map((pane) => pane.split('.').filter(isNew))
    .filter((pane) => pane.length > 0);
}

function readFormula(text: string): FormulaTag | undefined {
  const [name = '', unit = '', ...rest] = text.split('|');
  const formula = rest.join('|');
  if (name.trim() === '' || formula.length > MAX_FORMULA_LENGTH || !parseFormula(formula).ok) return undefined;
  return { name: name.slice(0, 60), unit: unit.slice(0, 20), text: formula };
}

function readTime(search: URLSearchParams): StatisticTime {
  const from = Date.parse(search.get('from') ?? '');
  const to = Date.parse(search.get('to') ?? '');
  // Specification §5: a time filter counts only when both ends are given.
  if (Number.isFinite(from) && Number.isFinite(to) && from < to) return { mode: 'fixed', from, to };
  return { mode: 'live', range: RANGES.find((range) => range === search.get('range')) ?? DEFAULT_RANGE };
}

function readCompare(text: string | null): StatisticCompare | undefined {
  const [, kind, digits] = /^([vp])(\d{1,12})$/.exec(text ?? '') ?? [];
  const number = Number(digits);
  if (kind === undefined || number === 0) return undefined;
  return kind === 'v' ? { kind: 'vessel', vesselId: number } : { kind: 'period', offsetMs: number * 1000 };
}

/** Whether a word may stand for a formula's name: it must not be one of the language's own. */
export function isFormulaName(name: string): boolean {
  const word = name.trim();
  return word !== '' && !word.includes('|') && !FORMULA_FUNCTIONS.some((own) => own === word);
}
