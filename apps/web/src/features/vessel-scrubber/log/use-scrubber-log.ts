/** The log of one scrubber: its entries, and the one that is written. */
import * as log from '@fms/contract/scrubber';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { askVessel } from '../../../api/ask-query.ts';
import { createBookCalls } from '../../../api/entry-book.ts';
import { useEntryChanges } from '../../../ui/entry/index.ts';

export const LOG_SCHEMA = log.addScrubberLogEntry.body.omit({ vesselId: true });
export type LogDraft = z.output<typeof LOG_SCHEMA>;

/** Under which the log is kept. */
const SUBJECT = 'scrubber-log';
const calls = createBookCalls(log.addScrubberLogEntry, log.editScrubberLogEntry, log.strikeScrubberLogEntry);

export type ScrubberLog = ReturnType<typeof useScrubberLog>;

export function useScrubberLog(vesselId: VesselId, scrubberId: string) {
  const { data, error, refetch } = useQuery(askVessel([SUBJECT, vesselId], log.listScrubberLog, vesselId));
  const changes = useEntryChanges<log.ScrubberLogEntry, LogDraft>(SUBJECT, vesselId, calls);
  const [explained, setExplained] = useState<Instant>();
  const { edit, edited } = changes;
  return {
    /** The newest first; what was struck out stands among them. */
    entries: useMemo(
      () => (data?.entries ?? []).filter((entry) => entry.scrubberId === scrubberId),
      [data, scrubberId],
    ),
    isEditable: data?.isEditable === true,
    error,
    retry: () => void refetch(),
    changes,
    /** The moment of what a new entry explains; undefined: it explains nothing. */
    explained: edited === 'new' ? explained : undefined,
    /** Opens a new entry with the cause of what began at a moment. */
    explain(at: Instant) {
      setExplained(at);
      edit('new');
    },
    /** Opens any other new entry. */
    write() {
      setExplained(undefined);
      edit('new');
    },
  };
}
