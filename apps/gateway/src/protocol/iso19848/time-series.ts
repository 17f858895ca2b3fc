/** A TimeSeriesData package of ISO 19848 → values of channels, from its tables and its events. */
import { z } from 'zod';

const id = z.string().min(1).max(500);
const cell = z.union([z.string(), z.number(), z.boolean()]).nullable();
const dataSet = z.object({
  TimeStamp: z.string(),
  Value: z.array(cell),
  Quality: z.array(cell).nullish(),
});
const table = z.object({ DataChannelID: z.array(id), DataSet: z.array(dataSet) });
const event = z.object({ TimeStamp: z.string(), DataChannelID: id, Value: cell, Quality: cell.optional() });
const packageShape = z.object({
  Package: z.object({
    TimeSeriesData: z.array(
      z.object({
        DataConfiguration: z.object({ ID: z.string() }).loose().nullish(),
        TabularData: z.array(table).nullish(),
        EventData: z.object({ DataSet: z.array(event).nullish() }).nullish(),
      }),
    ),
  }),
});
type TimeSeries = z.infer<typeof packageShape>['Package']['TimeSeriesData'][number];

export interface ChannelValue {
  readonly channel: string;
  readonly timestamp: string;
  readonly value: string | number | boolean | null;
  readonly quality: string | null;
}

export type ReadSeries =
  | { readonly kind: 'series'; readonly values: readonly ChannelValue[]; readonly misfits: number }
  | { readonly kind: 'refused' };

/** `misfits`: rows with another number of values than the table has channels. */
export function readTimeSeries(document: unknown): ReadSeries {
  const read = packageShape.safeParse(document);
  if (!read.success) return { kind: 'refused' };
  const values: ChannelValue[] = [];
  let misfits = 0;
  for (const series of read.data.Package.TimeSeriesData) {
    misfits += readTables(series, values);
    for (const { TimeStamp, DataChannelID, Value, Quality } of series.EventData?.DataSet ?? []) {
      values.push({ channel: DataChannelID, timestamp: TimeStamp, value: Value, quality: textOf(Quality) });
    }
  }
  return { kind: 'series', values, misfits };
}

function readTables(series: TimeSeries, into: ChannelValue[]): number {
  let misfits = 0;
  for (const { DataChannelID: channels, DataSet } of series.TabularData ?? []) {
    for (const { TimeStamp, Value, Quality } of DataSet) {
      if (Value.length !== channels.length) {
        misfits++;
        continue;
      }
      for (const [i, channel] of channels.entries()) {
        into.push({ channel, timestamp: TimeStamp, value: Value[i] ?? null, quality: textOf(Quality?.[i]) });
      }
    }
  }
  return misfits;
}

function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** Names of the lists a package was made by: `DataChannelList.xml`. */
export function listConfigurations(document: unknown): readonly string[] {
  const read = packageShape.safeParse(document);
  if (!read.success) return [];
  return read.data.Package.TimeSeriesData.flatMap(({ DataConfiguration }) => DataConfiguration?.ID.trim() ?? []);
}
