import type { NoonReportEntry } from '@fms/contract/performance';
import { toWireTime } from '@fms/contract/scalar';
import { getZoneOffsetMs, toInstantOfLocal } from '@fms/domain/time';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { DayField } from '../../../ui/form/index.ts';
import { EntryForm } from '../model/entry-form.tsx';

export type NoonDraft = Pick<NoonReportEntry, 'at' | 'hours' | 'miles' | 'tonnes' | 'kilowatts' | 'note'>;

interface NoonFormProps {
  /** Undefined: a new one. */
  readonly report: NoonReportEntry | undefined;
  /** Whose noon is meant. */
  readonly zone: string;
  readonly isSaving: boolean;
  readonly onSave: (draft: NoonDraft) => void;
  readonly onCancel: () => void;
}

/** Amounts with the most that the server takes; only the power may be left out. */
const AMOUNTS: readonly (readonly [name: 'hours' | 'miles' | 'tonnes' | 'kilowatts', label: TextKey, most: number])[] =
  [
    ['hours', 'SAILED_HOURS', 26],
    ['miles', 'SAILED_GROUND', 1500],
    ['tonnes', 'SAILED_FUEL', 1000],
    ['kilowatts', 'SAILED_POWER', 200_000],
  ];

/** The day that ends at a noon, what was sailed and burned in it, and words. */
export function NoonForm({ report, zone, isSaving, onSave, onCancel }: NoonFormProps) {
  const t = useText();
  const [day, setDay] = useState(report === undefined ? '' : toLocalDay(report.at, zone));
  const [note, setNote] = useState(report?.note ?? '');
  const [typed, setTyped] = useState(() => AMOUNTS.map(([name]) => report?.[name]?.toString() ?? ''));
  const save = () => {
    const [hours, miles, tonnes, kilowatts] = typed.map((text) => (text === '' ? null : Number(text)));
    const at = toWireTime(toInstantOfLocal(zone, Date.parse(`${day}T12:00:00Z`)));
    onSave({ at, note, hours: hours ?? 0, miles: miles ?? 0, tonnes: tonnes ?? 0, kilowatts: kilowatts ?? null });
  };
  return (
    <EntryForm note={note} onNote={setNote} isDisabled={isSaving || day === ''} onSave={save} onCancel={onCancel}>
      <DayField size="xs" required withAsterisk={false} label={t('SAILED_UNTIL')} value={day} onChange={setDay} />
      {AMOUNTS.map(([name, label, most], place) => (
        <TextInput
          key={name}
          size="xs"
          type="number"
          min={0}
          max={most}
          step="any"
          required={name !== 'kilowatts'}
          withAsterisk={false}
          label={t(label)}
          value={typed[place] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setTyped((before) => before.map((text, at) => (at === place ? value : text)))
          }
        />
      ))}
    </EntryForm>
  );
}

/** The day of a noon in the zone, `2026-11-21`. */
export function toLocalDay(at: string, zone: string): string {
  const time = Date.parse(at);
  return new Date(time + getZoneOffsetMs(zone, time)).toISOString().slice(0, 10);
}
