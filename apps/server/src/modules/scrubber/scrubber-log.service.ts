/** The log of the scrubbers of a vessel: what was calibrated, maintained and replaced. */
import type { BodyOf } from '@fms/contract/endpoint';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import {
  type addScrubberLogEntry,
  MAX_SCRUBBER_LOG,
  MAX_SCRUBBER_LOG_VERSIONS,
  type ScrubberLogEntry,
  type ScrubberLogVersion,
  scrubberLogEntry,
} from '@fms/contract/scrubber';
import type { Caller } from '../../platform/access/caller.ts';
import { conflict } from '../../platform/failure/failure.ts';
import { createDatedEntryRows, type EntryRow } from '../../platform/vessel-entry/entry-rows.ts';
import { createVesselEntries, type VesselEntryPorts } from '../../platform/vessel-entry/vessel-entry.ts';

type LogRow = EntryRow<'scrubberLog'>;

const versions = scrubberLogEntry.shape.earlier;

/** Lists the newest first. What an entry said before a change is kept with it; one that is taken away is struck out. */
export function createScrubberLogService(ports: VesselEntryPorts) {
  const stamp = ({ userName }: Caller) => ({ enteredBy: userName, savedMs: ports.clock.now() });
  return createVesselEntries(ports, {
    title: { one: 'This entry of the log', many: 'entries in the log' },
    limit: MAX_SCRUBBER_LOG,
    actions: { added: 'scrubber-log.added', changed: 'scrubber-log.changed', deleted: 'scrubber-log.struck' },
    rows: createDatedEntryRows('scrubberLog', 'desc'),
    listedAs: 'entries',
    toRow: (
      caller: Caller,
      { vesselId, scrubberId, kind, at, part, note }: BodyOf<typeof addScrubberLogEntry>,
      old?: LogRow,
    ) => ({
      ...{ vesselId, scrubberId, kind, part, note, atMs: fromWireTime(at) },
      ...stamp(caller),
      ...(old && { earlier: keepEarlier(old) }),
    }),
    strike: (caller: Caller, old: LogRow) => ({
      ...old,
      ...stamp(caller),
      ...{ isStruck: true, earlier: keepEarlier(old) },
    }),
    ...{ toEntry, tell },
  });
}
export type ScrubberLogService = ReturnType<typeof createScrubberLogService>;

/** Throws `conflict` when as many versions are kept as one entry may have. */
function keepEarlier(row: LogRow): string {
  const earlier = versions.parse(JSON.parse(row.earlier));
  if (earlier.length >= MAX_SCRUBBER_LOG_VERSIONS) {
    throw conflict(`This entry was changed ${MAX_SCRUBBER_LOG_VERSIONS} times already: enter a new one.`);
  }
  return JSON.stringify([...earlier, toVersion(row)]);
}

const toVersion = ({ kind, atMs, part, note, isStruck, enteredBy, savedMs }: LogRow): ScrubberLogVersion => ({
  ...{ kind, part, note, isStruck, by: enteredBy },
  at: toWireTime(atMs),
  savedAt: toWireTime(savedMs),
});

const toEntry = (row: LogRow): ScrubberLogEntry => ({
  ...{ id: row.id, vesselId: row.vesselId, scrubberId: row.scrubberId },
  ...toVersion(row),
  earlier: versions.parse(JSON.parse(row.earlier)),
});

const tell = ({ scrubberId, kind, atMs, part, note, isStruck }: LogRow) => ({
  ...{ scrubberId, kind, part, note, isStruck },
  at: toWireTime(atMs),
});
