/**
 * A ship's machinery as ISO 19848 packages in JSON: a DataChannelList once, then tables of time series. Channels go by
 * their short ids; the local ids are names of the simulator, not paths of a classification society's product model.
 */
import type { TagSetting } from '@fms/contract/link';
import { NO_LIMITS } from '@fms/domain/alarm';
import type { Channel } from '../channel/channel.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';

/** Seconds gathered into one package. */
export const PACKAGE_SECONDS = 10;

export const formatTimeSeriesTopic = (shipKey: string) => `iso19848/${shipKey}/timeseries`;
/** Naming rule, version, part of the ship, instrument, quantity. */
const localId = ({ code, tag }: Channel) =>
  `/fms-simulator/1.0/${tag.subsystem.toLowerCase()}/${code.toLowerCase().replaceAll('_', '/')}`;

/** What a gateway calls such a source in its tags. */
export const ISO19848_SOURCE = 'ISO19848';

/** Recording kind of §3. */
const ONLY_CHANGE = 1;
const isState = ({ tag }: Channel) => tag.type === ONLY_CHANGE;

export function buildDataChannelList({ ship, channels }: ShipInstruments, createdMs: number): object {
  const { IMO } = ship.spec.particulars;
  return {
    Package: {
      Header: {
        ShipID: `IMO${IMO}`,
        DataChannelListID: listId(ship.spec.key),
        Author: 'simulator',
        DateCreated: new Date(createdMs).toISOString(),
      },
      DataChannelList: { DataChannel: channels.map(channelEntry) },
    },
  };
}

const listId = (shipKey: string) => ({ ID: `${shipKey}.json`, TimeStamp: '2026-01-01T00:00:00Z', Version: '1.0' });

function channelEntry(channel: Channel): object {
  const { tag, code, intervalSeconds } = channel;
  const isTruth = tag.valueKind === 'boolean';
  return {
    DataChannelID: { LocalID: localId(channel), ShortID: code },
    Property: {
      DataChannelType: { Type: isState(channel) ? 'Status' : 'Inst', UpdateCycle: intervalSeconds },
      Format: isTruth ? { Type: 'Boolean' } : { Type: 'Decimal', Restriction: { FractionDigits: tag.decimals } },
      Range: { High: tag.max, Low: tag.min },
      Unit: { UnitSymbol: tag.unit },
      Name: tag.name,
      Remarks: tag.description,
    },
  };
}

/** The tag a channel becomes: the standard knows no limits, and its list no digits of a truth value. */
export function toIso19848Tag(channel: Channel): TagSetting {
  const { tag, intervalSeconds } = channel;
  const { name, unit, valueKind, type, min, max } = tag;
  return {
    name,
    unit,
    valueKind,
    type,
    min,
    max,
    description: [localId(channel), tag.description].filter(Boolean).join(' · '),
    subsystem: tag.subsystem,
    decimals: valueKind === 'boolean' ? 2 : tag.decimals,
    intervalSeconds: isState(channel) ? null : intervalSeconds,
    ...NO_LIMITS,
  };
}

/** A table for each rhythm: a row a second for channels of each second, one row for slower ones. */
export function buildTimeSeriesPackage(instruments: ShipInstruments, fromSeconds: number): object {
  const { ship, channels } = instruments;
  const rows = Array.from({ length: PACKAGE_SECONDS }, (_, i) => fromSeconds + i);
  const table = (fast: boolean, seconds: readonly number[]) => {
    const indexes = channels.flatMap(({ intervalSeconds }, i) => ((intervalSeconds === 1) === fast ? [i] : []));
    const sets = seconds.map((second) => {
      const truth = ship.truthAt(second);
      const values = indexes.map((index) => instruments.machinery(index, truth));
      return {
        TimeStamp: new Date(second * 1000).toISOString(),
        Value: values.map((value) => (value === null ? '' : String(value))),
        Quality: values.map((value) => (value === null ? '1' : '0')),
      };
    });
    return {
      NumberOfDataSet: sets.length,
      NumberOfDataChannel: indexes.length,
      DataChannelID: indexes.map((i) => channels[i]?.code ?? ''),
      DataSet: sets,
    };
  };
  const tables = [table(true, rows), table(false, rows.slice(-1))];
  return {
    Package: {
      Header: {
        ShipID: `IMO${ship.spec.particulars.IMO}`,
        TimeSpan: {
          Start: new Date(fromSeconds * 1000).toISOString(),
          End: new Date((fromSeconds + PACKAGE_SECONDS - 1) * 1000).toISOString(),
        },
        Author: 'simulator',
      },
      TimeSeriesData: [{ DataConfiguration: listId(ship.spec.key), TabularData: tables }],
    },
  };
}
