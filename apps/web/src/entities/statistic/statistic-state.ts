/** What the statistic tab shows, as it stands in the address: a link shows a colleague the same curves. */

import { FORMULA_FUNCTIONS, MAX_FORMULA_LENGTH, parseFormula } from '@fms/domain/formula';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import { z } from 'zod';
import {
  type AddressTime,
  addressOf,
  MOMENT,
  mapAddress,
  parameter,
  parameterList,
  SWITCH,
  timeAddress,
} from '../../navigation/address-schema.ts';

/** At most so many curves at once; past six each has a pane of its own. */
export const MAX_SERIES = 12;
export const MAX_SHARED_SERIES = 6;
export const MAX_FORMULAS = 6;

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

/** A tag by its id, `12`, or a formula by its place, `f0`. */
export type SeriesKey = string;

export interface FormulaTag {
  readonly name: string;
  readonly unit: string;
  readonly text: string;
}

export type StatisticTime = AddressTime<StatisticRange>;

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
  /** A fixed window as it was known at this moment; undefined: with all that is known now. */
  readonly knownAt: Instant | undefined;
}

const KEY = z.string().regex(/^(\d{1,15}|f\d)$/);

/** `12.15_3`: panes, and the keys of each. */
const PANES = z.codec(z.string(), z.array(z.array(z.string()).readonly()).readonly(), {
  decode: (text) => text.split('_').map((pane) => pane.split('.')),
  encode: (panes) => panes.map((pane) => pane.join('.')).join('_'),
});

/** `name|unit|formula`. */
const FORMULA = z.codec(
  z.string(),
  z.object({
    name: z.string().refine((name) => name.trim() !== ''),
    unit: z.string(),
    text: z
      .string()
      .max(MAX_FORMULA_LENGTH)
      .refine((text) => parseFormula(text).ok),
  }),
  {
    decode: (text) => {
      const [name = '', unit = '', ...rest] = text.split('|');
      return { name: name.slice(0, 60), unit: unit.slice(0, 20), text: rest.join('|') };
    },
    encode: ({ name, unit, text }) => [name, unit, text].join('|'),
  },
);

/** `v7`: another vessel by its id; `p604800`: earlier by so many seconds. */
const COMPARE = z.codec(z.string().regex(/^[vp]0*[1-9]\d{0,11}$/), z.custom<StatisticCompare>(), {
  decode: (text): StatisticCompare => {
    const number = Number(text.slice(1));
    return text.startsWith('v') ? { kind: 'vessel', vesselId: number } : { kind: 'period', offsetMs: number * 1000 };
  },
  encode: (compare) => (compare.kind === 'vessel' ? `v${compare.vesselId}` : `p${compare.offsetMs / 1000}`),
});

const FIELDS = addressOf<StatisticState>({
  panes: parameter('show', PANES),
  formulas: parameterList('f', FORMULA, MAX_FORMULAS),
  time: timeAddress(RANGES, '8h'),
  compare: parameter('compare', COMPARE),
  look: parameter('as', z.enum(STATISTIC_LOOKS), 'curves'),
  axes: addressOf({ x: parameter('x', KEY), y: parameter('y', KEY) }),
  shifts: parameter('shifts', SWITCH, false),
  knownAt: parameter('known', MOMENT),
});

/** The statistic tab in the address; a formula's key counts only beside its formula. */
export const STATISTIC_ADDRESS = mapAddress(
  FIELDS,
  (read): StatisticState => ({
    ...read,
    panes: keepKnown(read.panes, read.formulas.length),
    // What comes now is known now.
    knownAt: read.time.mode === 'fixed' ? read.knownAt : undefined,
  }),
  (state) => state,
);

/** Panes without keys that mean nothing or stand there twice; no more keys than curves can be shown. */
function keepKnown(panes: StatisticState['panes'], formulaCount: number): StatisticState['panes'] {
  const known = new Set<SeriesKey>();
  const isNew = (key: SeriesKey) => {
    const isFormula = key.startsWith('f');
    if (!KEY.safeParse(key).success || known.has(key) || known.size >= MAX_SERIES) return false;
    if (isFormula && Number(key.slice(1)) >= formulaCount) return false;
    known.add(key);
    return true;
  };
  return panes?.map((pane) => pane.filter(isNew)).filter((pane) => pane.length > 0);
}

/** Whether a word may stand for a formula's name: it must not be one of the language's own. */
export function isFormulaName(name: string): boolean {
  const word = name.trim();
  return word !== '' && !word.includes('|') && !FORMULA_FUNCTIONS.some((own) => own === word);
}
