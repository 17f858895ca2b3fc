/** Draws a tab of a vessel's page over a simulated ship as it is now, and reads the numbers that stand on screen. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { getPlantValues } from '@fms/contract/plant';
import type { getStatistic } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { MINUS, THIN_SPACE } from '@fms/domain/format';
import type { ComponentType } from 'react';
import { expect } from 'vitest';
import type { AnswerOrMaker } from '../screen.tsx';
import { renderVesselTab } from '../vessel-tab.tsx';
import type { SimulatedVessel } from './simulated-vessel.ts';
import { answerPlantValues, answerStatistic } from './stored-statistic.ts';

interface ShipTabStage {
  /** `?tab=battery-mimic&view=charge-history`. */
  readonly query?: string;
  /** By path, besides those of tags, plant and statistics. */
  readonly answers?: Record<string, AnswerOrMaker>;
}

export function renderShipTab(
  Tab: ComponentType<{ vessel: Vessel }>,
  ship: SimulatedVessel,
  { query = '', answers = {} }: ShipTabStage = {},
) {
  return renderVesselTab(Tab, {
    ...{ vessel: ship.vessel, tags: ship.tags, now: ship.nowMs, query },
    answers: {
      '/api/v2/plant': { body: ship.plant },
      '/api/v1.3/tag/GetStatistic': async (body) => ({
        body: answerStatistic(ship, body as BodyOf<typeof getStatistic>),
      }),
      '/api/v2/plant/values': async (body) => ({
        body: answerPlantValues(ship, body as BodyOf<typeof getPlantValues>),
      }),
      ...answers,
    },
  });
}

/** A number on screen. */
export interface Shown {
  /** NaN where none is shown. */
  readonly value: number;
  /** Half of its last digit. */
  readonly rounding: number;
}

/** The number of a reading, by its label within `place`; `nth` counts readings of one label. */
export function readFigure(place: Element, label: string | RegExp, nth = 0): Shown {
  const isLabel = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
  const labels = [...place.querySelectorAll('div > span:first-child')].filter((one) => isLabel(one.textContent ?? ''));
  const number = labels[nth]?.parentElement?.nextElementSibling?.querySelector(':scope > span, :scope > s');
  if (number === null || number === undefined) throw new Error(`no reading ${label} among: ${place.textContent}`);
  return parseShown(number.textContent ?? '');
}

/** The number behind words that only a screen reader says, as `Battery string 1 SoC`. */
export function readSpoken(place: Element, words: string): Shown {
  const spoken = [...place.querySelectorAll('.fms-spoken')].find(({ textContent }) => textContent?.trim() === words);
  if (spoken === undefined) throw new Error(`nothing is called ${words} among: ${place.textContent}`);
  return readCell(spoken.parentElement ?? undefined);
}

/** The number of a cell of a table, without the words that are only spoken. */
export function readCell(cell: Element | undefined): Shown {
  if (cell === undefined) throw new Error('no such cell');
  const copy = cell.cloneNode(true) as Element;
  for (const spoken of copy.querySelectorAll('.fms-spoken')) spoken.remove();
  return parseShown(copy.textContent ?? '');
}

/** The first number of a text as it is written for people. */
export function parseShown(text: string): Shown {
  const [digits = 'NaN', decimals = ''] =
    /[+-]?\d+(?:\.(\d+))?/.exec(text.replaceAll(THIN_SPACE, '').replaceAll(MINUS, '-')) ?? [];
  return { value: Number.parseFloat(digits), rounding: 0.5 * 10 ** -decimals.length };
}

/** What stands on screen, what is true, and the error of the instruments between both. */
export type Comparison = readonly [what: string, shown: Shown, truth: number, error: number];

/** Fails with every number that is further from the truth than its instruments and its last digit explain. */
export function expectTrue(comparisons: readonly Comparison[]): void {
  const wrong = comparisons.flatMap(([what, { value, rounding }, truth, error]) =>
    Math.abs(value - truth) <= error + rounding + TINY ? [] : [{ what, value, truth, error }],
  );
  expect(wrong).toEqual([]);
  expect(comparisons.length).toBeGreaterThan(0);
}

/** The same for angles of a full circle: 359.9° is 0.2° from 0.1°. */
export const compareAngle = (what: string, shown: Shown, truth: number, error: number): Comparison => [
  what,
  { ...shown, value: ((((shown.value - truth) % 360) + 540) % 360) - 180 + truth },
  truth,
  error,
];

/** Of binary fractions. */
const TINY = 1e-9;
