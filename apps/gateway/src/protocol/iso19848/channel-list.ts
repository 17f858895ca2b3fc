/** A DataChannelList of ISO 19848: what the channels of a ship are, by both the ids a time series may call them. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { z } from 'zod';

/** An hour of a large ship each second. */
export const MAX_PACKAGE_BYTES = 64_000_000;
export const PACKAGE_BOUNDS: ShapeBounds = {
  size: MAX_PACKAGE_BYTES,
  depth: 24,
  values: 10_000_000,
  keys: 1000,
  text: 100_000,
};

const number = z.number().nullish();
const channelShape = z.object({
  DataChannelID: z.object({ LocalID: z.string().min(1).max(500), ShortID: z.string().max(200).nullish() }),
  Property: z.object({
    DataChannelType: z.object({ Type: z.string(), UpdateCycle: number }),
    Format: z
      .object({ Type: z.string(), Restriction: z.object({ FractionDigits: number }).loose().nullish() })
      .nullish(),
    Range: z.object({ High: number, Low: number }).nullish(),
    Unit: z.object({ UnitSymbol: z.string().nullish() }).loose().nullish(),
    AlertPriority: z.string().nullish(),
    Name: z.string().nullish(),
    Remarks: z.string().nullish(),
  }),
});
export type Channel = z.infer<typeof channelShape>;

const listShape = z.object({
  Package: z.object({ DataChannelList: z.object({ DataChannel: z.array(z.unknown()).max(100_000) }) }),
});

export interface ChannelList {
  /** By ShortID and by LocalID. */
  readonly channels: ReadonlyMap<string, Channel>;
  /** Entries that are no channel. */
  readonly unreadable: number;
}

export const NO_CHANNELS: ChannelList = { channels: new Map(), unreadable: 0 };

/** Null when the document is no list of channels. One entry that is wrong does not cost the others. */
export function readChannelList(document: unknown): ChannelList | null {
  const list = listShape.safeParse(document);
  if (!list.success) return null;
  const channels = new Map<string, Channel>();
  let unreadable = 0;
  for (const entry of list.data.Package.DataChannelList.DataChannel) {
    const { data: channel } = channelShape.safeParse(entry);
    if (!channel) {
      unreadable++;
      continue;
    }
    const { LocalID, ShortID } = channel.DataChannelID;
    channels.set(LocalID, channel);
    if (ShortID) channels.set(ShortID, channel);
  }
  return { channels, unreadable };
}

/** The list in a file. Throws with the reason when there is none. */
export function parseChannelList(text: string): ChannelList {
  const read = readJson(text, PACKAGE_BOUNDS);
  const list = read.ok ? readChannelList(read.value) : null;
  if (!list) throw new Error('is no DataChannelList of ISO 19848');
  return list;
}
