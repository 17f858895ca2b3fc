/** What is set of tags, for the people who set it: of one vessel, and of the tags of others that measure the same. */
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { TagCounterpart, TagDataCount, TagSetting } from '@fms/contract/tag';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { toLastEdit } from '../../platform/database/revision.ts';
import { invalid } from '../../platform/failure/failure.ts';
import { requireTags } from './tag.policy.ts';
import { findVesselNames } from './tag.repository.ts';
import type { TagPorts } from './tag.service.ts';
import type { TagRow } from './tag-catalog.service.ts';
import { END_OF_TIME_MS } from './tag-edit.service.ts';

export function createTagSettingService({ db, catalog, samples, rights }: TagPorts) {
  return {
    async list(caller: Caller, vesselId: VesselId): Promise<TagSetting[]> {
      await rights.require(caller, 'view', [vesselId]);
      return catalog.ofVessel(vesselId).map(toSetting);
    },

    /** For each tag and vessel one answer; a tag is no counterpart of itself. */
    async counterparts(
      caller: Caller,
      asked: { dataTagIds: readonly TagId[]; vesselIds: readonly VesselId[] },
    ): Promise<TagCounterpart[]> {
      const rows = await requireTags({ catalog, rights }, caller, 'view', asked.dataTagIds);
      await rights.require(caller, 'view', asked.vesselIds);
      const names = await findVesselNames(db, asked.vesselIds);
      return asked.vesselIds.flatMap((vesselId) => {
        const find = indexCounterparts(catalog.ofVessel(vesselId));
        return rows.flatMap((row) => {
          if (row.vesselId === vesselId) return [];
          const found = find(row);
          const vesselName = names.get(vesselId) ?? '';
          return [{ fromTagId: row.id, vesselId, vesselName, setting: found ? toSetting(found) : null }];
        });
      });
    },

    /** All readings of a tag, or those of a period with both ends included. */
    async count(
      caller: Caller,
      { dataTagId, fromTime, toTime }: { dataTagId: TagId; fromTime?: string; toTime?: string },
    ): Promise<TagDataCount> {
      await requireTags({ catalog, rights }, caller, 'edit', [dataTagId]);
      const fromMs = fromTime === undefined ? 0 : fromWireTime(fromTime);
      const toMs = toTime === undefined ? END_OF_TIME_MS : fromWireTime(toTime);
      if (toMs < fromMs) throw invalid('toTime must not be before fromTime.');
      const { readings, firstMs, lastMs } = await samples.countPeriod(dataTagId, fromMs, toMs);
      const timeOf = (ms: number | null) => (ms === null ? null : toWireTime(ms));
      return { readings, from: timeOf(firstMs), to: timeOf(lastMs) };
    },
  };
}
export type TagSettingService = ReturnType<typeof createTagSettingService>;

function toSetting(row: TagRow): TagSetting {
  const { id: Id, vesselId, source, subsystem, valueKind, intervalSeconds, declared, standardName } = row;
  const { type, min, max, alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand } = row;
  const { givenName: name, givenDescription: description, givenUnit: unit, givenDecimals: decimals } = row;
  const { lowestPossible, highestPossible, fastestChange, stuckSeconds } = row;
  return {
    ...{ Id, vesselId, source, subsystem, valueKind, intervalSeconds, declared, standardName },
    given: { name, description, unit, decimals },
    rule: { type, min, max, alarmLevel, emergencyLevel, reverse, delaySeconds, deadBand },
    qualityRule: { lowestPossible, highestPossible, fastestChange, stuckSeconds },
    ...toLastEdit(row),
  };
}

/** Finds the tag of one vessel that measures the same: by standard name, else by name on board and source, else by name. */
function indexCounterparts(rows: readonly TagRow[]): (row: TagRow) => TagRow | undefined {
  const known = new Map<string, TagRow>();
  const keep = (key: string, row: TagRow) => known.has(key) || known.set(key, row);
  for (const row of rows) {
    const { declared, source, standardName } = row;
    if (standardName !== '') keep(`standard\n${standardName}`, row);
    keep(`source\n${declared.name}\n${source}`, row);
    keep(`name\n${declared.name}`, row);
  }
  return ({ declared, source, standardName, valueKind }) =>
    [`standard\n${standardName}`, `source\n${declared.name}\n${source}`, `name\n${declared.name}`]
      .map((key) => known.get(key))
      .find((row) => row?.valueKind === valueKind);
}
