import { type PerformanceEvent, type PerformanceEventKind, performanceEventKinds } from '@fms/contract/performance';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { DayField } from '../../../ui/form/index.ts';
import { EntryForm } from '../model/entry-form.tsx';
import { listEventChoices } from './event-text.ts';

export interface EventDraft {
  readonly kind: PerformanceEventKind;
  readonly at: string;
  readonly note: string;
}

interface EventFormProps {
  /** Undefined: a new one. */
  readonly event: PerformanceEvent | undefined;
  readonly isSaving: boolean;
  readonly onSave: (draft: EventDraft) => void;
  readonly onCancel: () => void;
}

/** Kind, day and words of an event; the day begins at 00:00 UTC. */
export function EventForm({ event, isSaving, onSave, onCancel }: EventFormProps) {
  const t = useText();
  const [kind, setKind] = useState<PerformanceEventKind>(event?.kind ?? 'dry-docking');
  const [day, setDay] = useState(event?.at.slice(0, 10) ?? '');
  const [note, setNote] = useState(event?.note ?? '');
  const save = () => onSave({ kind, at: `${day}T00:00:00.000Z`, note });
  return (
    <EntryForm note={note} onNote={setNote} isDisabled={isSaving || day === ''} onSave={save} onCancel={onCancel}>
      <NativeSelect
        size="xs"
        label={t('HULL_EVENT_KIND')}
        data={listEventChoices(t)}
        value={kind}
        onChange={({ currentTarget }) => {
          const chosen = performanceEventKinds.find((one) => one === currentTarget.value);
          if (chosen !== undefined) setKind(chosen);
        }}
      />
      <DayField size="xs" required withAsterisk={false} label={t('HULL_EVENT_DAY')} value={day} onChange={setDay} />
    </EntryForm>
  );
}
