/** Rows of the engine, computed reading by reading. */
import type { TagId } from '@fms/domain/identity';
import {
  type AggregateKind,
  computeFallAdvance,
  computeRateSum,
  findRateSum,
  getKnownStepMs,
  OPENING_MS,
  type Period,
  roundFigure,
} from '@fms/domain/statistic';
import { isCounterTag } from '@fms/domain/tag';
import type { TagRow } from '../../tag/index.ts';

export interface Recorded {
  readonly tagId: TagId;
  readonly time: number;
  readonly ordinal: number;
  readonly value: number;
}

/** For each tag all kinds in their order. */
export function computeExpectedRows(
  periods: readonly Period[],
  recorded: readonly Recorded[],
  tags: readonly TagRow[],
  kinds: readonly AggregateKind[],
) {
  const ordered = recorded.toSorted((a, b) => a.time - b.time || a.ordinal - b.ordinal);
  return periods.map((period) => {
    const figures = tags.map((tag) =>
      computeTag(
        period,
        tag,
        ordered.filter(({ tagId }) => tagId === tag.id),
      ),
    );
    return {
      from: period.fromMs,
      to: period.toMs,
      values: figures.flatMap(({ values }) => kinds.map((kind) => values?.[kind] ?? null)),
      coverage: figures.flatMap(({ coverage }) => kinds.map(() => coverage)),
    };
  });
}

function computeTag({ fromMs, toMs }: Period, tag: TagRow, recorded: readonly Recorded[]) {
  const within = recorded.filter(({ time }) => time >= fromMs && time < toMs);
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined) return { coverage: 0, values: null };
  const values = within.map(({ value }) => value);
  const average = mean(values);
  const knownMs = computeKnown({ fromMs, toMs }, tag, within);
  const opening = recorded.findLast(({ time }) => time < fromMs && time >= fromMs - OPENING_MS);
  const steps = opening ? [opening, ...within] : within;
  const isCounter = isCounterTag(tag);
  const falls = steps.slice(1).map(({ value }, i) => computeFallAdvance(steps[i]?.value ?? value, value));
  const advance = isCounter ? falls.reduce((sum, added) => sum + added, 0) : 0;
  const rate = findRateSum(tag.unit);
  return {
    coverage: knownMs / (toMs - fromMs),
    values: {
      average: roundFigure(average),
      minimum: Math.min(...values),
      maximum: Math.max(...values),
      deviation: roundFigure(Math.sqrt(mean(values.map((value) => (value - average) ** 2)))),
      first: first.value,
      last: last.value,
      sum: rate ? roundFigure(computeRateSum(average, knownMs, rate)) : null,
      difference: roundFigure(last.value - (opening ?? first).value + advance),
    } satisfies Record<AggregateKind, number | null>,
  };
}

function computeKnown({ fromMs, toMs }: Period, tag: TagRow, within: readonly Recorded[]): number {
  const stepMs = getKnownStepMs(tag.intervalSeconds);
  if (stepMs === null) return toMs - fromMs;
  const steps = new Set(within.map(({ time }) => Math.floor(time / stepMs)));
  const widths = [...steps].map((step) => Math.min((step + 1) * stepMs, toMs) - Math.max(step * stepMs, fromMs));
  return widths.reduce((sum, width) => sum + width, 0);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
