/** What the log of a scrubber says of a stretch of time, and its kinds in words. */
import { type ScrubberLogEntry, type ScrubberLogKind, scrubberLogKinds } from '@fms/contract/scrubber';
import type { TimeSpan } from '@fms/domain/time';
import type { Translate } from '../../../language/index.ts';

export const getLogKindText = (kind: ScrubberLogKind, t: Translate): string =>
  t(`SCRUBBER_LOG_${kind.toUpperCase()}` as 'SCRUBBER_LOG_ACTION');

export const listLogKinds = (t: Translate) =>
  scrubberLogKinds.map((value) => ({ value, label: getLogKindText(value, t) }));

/** Cause and action of what lasted for a span, from the entries of that time; empty where none was entered. */
export function findCause(entries: readonly ScrubberLogEntry[], { from, to }: TimeSpan): string {
  const told = entries.filter(({ kind, at, isStruck }) => {
    const time = Date.parse(at);
    return kind === 'action' && !isStruck && time >= from && time <= to;
  });
  return told.map(({ note }) => note).join('; ');
}
