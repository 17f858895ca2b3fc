/** Records of charges as ships sent them (§7.9). Whatever is not of their form is left out, never guessed. */
import { type getChargeHistory, MAX_CHARGE_RECORDS, type WireChargeRecord } from '@fms/contract/battery';
import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import { invalid } from '../../platform/failure/failure.ts';
import type { SampleStore } from '../../telemetry/index.ts';
import { requireOwnTags, type TagCatalog, type TagRow } from '../tag/index.ts';
import { readChargeRecord } from './charge-record.ts';

interface ChargeHistoryPorts {
  readonly rights: VesselRights;
  readonly catalog: TagCatalog;
  readonly samples: Pick<SampleStore, 'textRange'>;
}

/** About 5 ms of work. */
const RECORDS_AT_ONCE = 1000;

type Request = BodyOf<typeof getChargeHistory>;
type Answer = AnswerOf<typeof getChargeHistory>;

export function createChargeHistoryService({ rights, catalog, samples }: ChargeHistoryPorts) {
  async function recordsOf({ id }: TagRow, fromMs: number, toMs: number): Promise<WireChargeRecord[]> {
    const found = await samples.textRange({ tagId: id, fromMs, toMs, limit: MAX_CHARGE_RECORDS, onlyChanges: false });
    const records: WireChargeRecord[] = [];
    for (const [index, { timeMs, value }] of found.entries()) {
      // A year has tens of thousands: others are served meanwhile.
      if (index % RECORDS_AT_ONCE === RECORDS_AT_ONCE - 1) await yieldToEventLoop();
      const record = readChargeRecord(value, toWireTime(timeMs));
      if (record !== undefined) records.push(record);
    }
    return records;
  }

  return {
    /** By tag id, records newest first. Throws `invalid-input` for a period that ends before it begins. */
    async list(caller: Caller, { vesselId, fromTime, toTime, dataTagIds }: Request): Promise<Answer> {
      await rights.require(caller, 'view', [vesselId]);
      const [fromMs, toMs] = [fromWireTime(fromTime), fromWireTime(toTime)];
      if (toMs <= fromMs) throw invalid('toTime must be after fromTime.');
      const asked =
        dataTagIds === undefined ? catalog.ofVessel(vesselId) : requireOwnTags(catalog, vesselId, dataTagIds);
      const tags = asked.filter(({ type }) => type === DATA_TAG_TYPE.batteryStateChange);
      const histories = await Promise.all(tags.map((tag) => recordsOf(tag, fromMs, toMs)));
      const entries = histories.flatMap((records, place): [string, Answer[string]][] => {
        const newest = records.at(-1);
        return newest === undefined
          ? []
          : [[String(tags[place]?.id), { timestamp: newest.timestamp, records: records.reverse() }]];
      });
      return Object.fromEntries(entries);
    },
  };
}
export type ChargeHistoryService = ReturnType<typeof createChargeHistoryService>;
