/** The log of a scrubber as a table: each entry, and behind it what it said before it was changed. */
import type { ScrubberLogEntry } from '@fms/contract/scrubber';
import type { Vessel } from '@fms/contract/vessel';
import { type ExportTable, toTimeCell } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { getLogKindText } from './log-text.ts';

/** Versions of an entry, the valid one first, each with its number. */
export function buildLogTable(vessel: Vessel, entries: readonly ScrubberLogEntry[], t: Translate): ExportTable {
  return {
    name: t('SCRUBBER_LOG'),
    about: [[t('PROOF_VESSEL'), vessel.name]],
    columns: [
      ...(['SCRUBBER_LOG_AT', 'SCRUBBER_LOG_KIND', 'SCRUBBER_LOG_PART', 'SCRUBBER_LOG_NOTE'] as const),
      ...(['SCRUBBER_LOG_WRITER', 'SCRUBBER_LOG_SAVED', 'STATE_HEAD', 'SCRUBBER_LOG_ENTRY'] as const),
    ].map((title) => ({ title: t(title) })),
    rows: entries.flatMap((entry) =>
      [entry, ...entry.earlier.toReversed()].map(({ at, kind, part, note, by, savedAt, isStruck }, back) => [
        ...[toTimeCell(Date.parse(at)), getLogKindText(kind, t), part, note, by, toTimeCell(Date.parse(savedAt))],
        ...[
          t(isStruck ? 'SCRUBBER_LOG_STRUCK' : back === 0 ? 'SCRUBBER_LOG_VALID' : 'SCRUBBER_LOG_CORRECTED'),
          entry.id,
        ],
      ]),
    ),
  };
}
