/** What a measurement answers: a stable name, a figure with its unit, and the bound it must meet. */
import { cpus, totalmem } from 'node:os';

export interface Metric {
  /** Stable: other tools read it. */
  name: string;
  /** NaN when it could not be measured; the note says why. */
  value: number;
  unit: string;
  /** The bound and which side of it is good; null when it is only reported. */
  bound: { atMost: number } | { atLeast: number } | null;
  note?: string;
}

export type Measure = (progress: (text: string) => void) => Promise<Metric[]>;

export function isMet({ value, bound }: Metric): boolean | null {
  if (!bound || Number.isNaN(value)) return null;
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

export function describeMachine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${process.platform} ${process.arch}`;
}

/** The value below which `share` of the samples lie; NaN for none. */
export function computeQuantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export async function measureMedianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return computeQuantile(times, 0.5);
}

function boundText(metric: Metric): string {
  if (!metric.bound) return '';
  return 'atMost' in metric.bound ? `≤ ${metric.bound.atMost}` : `≥ ${metric.bound.atLeast}`;
}

export function toTable(metrics: readonly Metric[]): string {
  const rows = metrics.map((metric) => [
    metric.name,
    Number.isNaN(metric.value) ? '–' : metric.value.toLocaleString('en', { maximumFractionDigits: 2 }),
    metric.unit,
    boundText(metric),
    { true: 'met', false: 'MISSED', null: '' }[String(isMet(metric)) as 'true' | 'false' | 'null'],
    metric.note ?? '',
  ]);
  const head = ['metric', 'value', 'unit', 'bound', '', 'note'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (row: string[]) =>
    row
      .map((cell, i) => (i === 1 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), ...rows.map(line)].join('\n');
}
