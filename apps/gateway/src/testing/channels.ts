/** Which tags a channel of the facts is (docs/tags.md), and what a store's readings of them come to. */
import type { StoredReading } from './fake-shore.ts';
import type { ChannelFacts } from './recordings.ts';

interface Channel {
  readonly tag: string;
  /** Sentence that says it beside the one that says it first; `ship` for a tag fed by choice. */
  readonly by: 'ship' | 'first' | 'DBT';
}

export const channels: Readonly<Record<string, Channel>> = {
  rmc_sog_kn: { tag: 'Speed over ground', by: 'ship' },
  dpt_depth_m: { tag: 'Depth below transducer', by: 'first' },
  dbt_depth_m: { tag: 'Depth below transducer', by: 'DBT' },
  hdg_deg: { tag: 'Heading magnetic', by: 'first' },
  mtw_water_temp_c: { tag: 'Sea water temperature', by: 'first' },
  mwv_apparent_wind_ms: { tag: 'Apparent wind speed', by: 'first' },
  mwv_true_wind_ms: { tag: 'True wind speed', by: 'first' },
  vhw_stw_kn: { tag: 'Speed through water', by: 'first' },
};

/** Whether a tag belongs to the channel; the facts make no difference between talkers. */
export function isOfChannel(channelName: string, { name, source }: Pick<StoredReading, 'name' | 'source'>): boolean {
  const channel = channels[channelName];
  if (!channel || channel.tag !== name) return false;
  if (channel.by === 'ship') return source === '';
  return channel.by === 'DBT' ? source.endsWith('.DBT') : source !== '' && !source.includes('.');
}

/** Count, minimum, maximum, plain mean and last value, rounded as the facts are. */
export function summarise(values: readonly number[]): ChannelFacts {
  const six = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    count: values.length,
    min: six(values.reduce((a, b) => Math.min(a, b), Infinity)),
    max: six(values.reduce((a, b) => Math.max(a, b), -Infinity)),
    avg: six(values.reduce((a, b) => a + b, 0) / values.length),
    last: six(values.at(-1) ?? Number.NaN),
  };
}
