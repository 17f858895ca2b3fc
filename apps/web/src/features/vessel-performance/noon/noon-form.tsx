import { addNoonReport, type NoonReportEntry } from '@fms/contract/performance';
import { toWireTime } from '@fms/contract/scalar';
import { getZoneOffsetMs, toInstantOfLocal } from '@fms/domain/time';
import { NumberInput } from '@mantine/core';
import type { z } from 'zod';
import { type TextKey, useText } from '../../../language/index.ts';
import { DayField, useContractForm } from '../../../ui/form/index.ts';
import { EntryForm } from '../model/entry-form.tsx';

const SCHEMA = addNoonReport.body.omit({ vesselId: true });
export type NoonDraft = z.output<typeof SCHEMA>;

interface NoonFormProps {
  /** Undefined: a new one. */
  readonly report: NoonReportEntry | undefined;
  /** Whose noon is meant. */
  readonly zone: string;
  readonly send: (draft: NoonDraft) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onCancel: () => void;
}

/** Amounts are empty until they are typed; the schema asks for them, save for the power. */
const EMPTY = { at: '', kilowatts: null, note: '' } as NoonDraft;

const AMOUNTS: readonly (readonly [name: 'hours' | 'miles' | 'tonnes' | 'kilowatts', label: TextKey])[] = [
  ['hours', 'SAILED_HOURS'],
  ['miles', 'SAILED_GROUND'],
  ['tonnes', 'SAILED_FUEL'],
  ['kilowatts', 'SAILED_POWER'],
];

/** The day that ends at a noon, what was sailed and burned in it, and words. */
export function NoonForm({ report, zone, send, onSent, onCancel }: NoonFormProps) {
  const t = useText();
  const form = useContractForm({ schema: SCHEMA, initial: report ?? EMPTY, send, onSent });
  const { at } = form.values;
  return (
    <EntryForm form={form} note={form.field('note')} onCancel={onCancel}>
      <DayField
        size="xs"
        label={t('SAILED_UNTIL')}
        value={at === '' ? '' : toLocalDay(at, zone)}
        error={form.field('at').error}
        onChange={(day) => form.change({ at: day === '' ? '' : toNoon(day, zone) })}
      />
      {AMOUNTS.map(([name, label]) => (
        <NumberInput key={name} size="xs" hideControls label={t(label)} {...form.number(name)} />
      ))}
    </EntryForm>
  );
}

const toNoon = (day: string, zone: string) => toWireTime(toInstantOfLocal(zone, Date.parse(`${day}T12:00:00Z`)));

/** The day of a noon in the zone, `2026-11-21`. */
export function toLocalDay(at: string, zone: string): string {
  const time = Date.parse(at);
  return new Date(time + getZoneOffsetMs(zone, time)).toISOString().slice(0, 10);
}
