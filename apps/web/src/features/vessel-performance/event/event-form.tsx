import { addPerformanceEvent, type PerformanceEvent } from '@fms/contract/performance';
import { NativeSelect } from '@mantine/core';
import type { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { DayField, useContractForm } from '../../../ui/form/index.ts';
import { EntryForm } from '../model/entry-form.tsx';
import { listEventChoices } from './event-text.ts';

const SCHEMA = addPerformanceEvent.body.omit({ vesselId: true });
export type EventDraft = z.output<typeof SCHEMA>;

interface EventFormProps {
  /** Undefined: a new one. */
  readonly event: PerformanceEvent | undefined;
  readonly send: (draft: EventDraft) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onCancel: () => void;
}

const EMPTY: EventDraft = { kind: 'dry-docking', at: '', note: '' };

/** Kind, day and words of an event; the day begins at 00:00 UTC. */
export function EventForm({ event, send, onSent, onCancel }: EventFormProps) {
  const t = useText();
  const form = useContractForm({ schema: SCHEMA, initial: event ?? EMPTY, send, onSent });
  return (
    <EntryForm form={form} note={form.field('note')} onCancel={onCancel}>
      <NativeSelect size="xs" label={t('HULL_EVENT_KIND')} data={listEventChoices(t)} {...form.field('kind')} />
      <DayField
        size="xs"
        label={t('HULL_EVENT_DAY')}
        value={form.values.at.slice(0, 10)}
        error={form.field('at').error}
        onChange={(day) => form.change({ at: day === '' ? '' : `${day}T00:00:00.000Z` })}
      />
    </EntryForm>
  );
}
