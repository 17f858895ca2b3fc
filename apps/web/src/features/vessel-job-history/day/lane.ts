/** One row of the picture: a shift or a day with its jobs, its power and its silences. */

import type { Alarm } from '@fms/contract/alarm';
import type { JobPeriods, WireJob, WireJobPeriod } from '@fms/contract/job';
import type { TimeSpan } from '@fms/domain/time';

export interface LaneBar extends TimeSpan {
  readonly job: WireJob;
  /** It goes on before or after the row. */
  readonly isFromBefore: boolean;
  readonly goesOn: boolean;
}

export interface Lane extends TimeSpan {
  readonly bars: readonly LaneBar[];
  readonly power: readonly { readonly time: number; readonly value: number }[];
  readonly silences: readonly TimeSpan[];
  readonly alarms: readonly Alarm[];
}

/** Rows of periods, each with what lies in it; periods without any time are left out. */
export function buildLanes(data: JobPeriods, alarms: readonly Alarm[], kept: readonly WireJob[]): Lane[] {
  // While another span is asked for, that of the answer before stays on screen.
  const from = Date.parse(data.periods[0]?.from ?? '');
  const stepMs = data.power.stepSeconds * 1000;
  const power = data.power.kilowatts.flatMap((value, place) =>
    value === null ? [] : [{ time: from + (place + 0.5) * stepMs, value }],
  );
  const silences = data.silences.map((silence) => ({ from: Date.parse(silence.from), to: Date.parse(silence.to) }));
  return data.periods.map((period) => {
    const span = { from: Date.parse(period.from), to: Date.parse(period.to) };
    const isIn = (time: number) => time >= span.from && time < span.to;
    return {
      ...span,
      bars: listBars(period, kept),
      power: power.filter(({ time }) => isIn(time)),
      silences: silences
        .map((silence) => ({ from: Math.max(span.from, silence.from), to: Math.min(span.to, silence.to) }))
        .filter((silence) => silence.to > silence.from),
      alarms: alarms.filter(({ time }) => isIn(Date.parse(time))),
    };
  });
}

function listBars({ parts }: WireJobPeriod, kept: readonly WireJob[]): LaneBar[] {
  return parts.flatMap((part): LaneBar[] => {
    const job = kept.find(({ id }) => id === part.jobId);
    if (job === undefined) return [];
    return [
      {
        job,
        from: Date.parse(part.from),
        to: Date.parse(part.to),
        isFromBefore: part.from > job.from,
        goesOn: part.to < job.to || job.state === 'running',
      },
    ];
  });
}

/** The highest power of all rows, rounded up to two digits; 1 where none was measured. */
export function findScale(lanes: readonly Lane[]): number {
  const most = Math.max(0, ...lanes.flatMap(({ power }) => power.map(({ value }) => value)));
  if (most <= 0) return 1;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  return Math.ceil(most / step) * step;
}
