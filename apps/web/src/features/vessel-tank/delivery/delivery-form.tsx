import { addDeliveryNote, type DeliveryNote } from '@fms/contract/delivery';
import { toWireTime } from '@fms/contract/scalar';
import { NumberInput, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { type TextKey, useText } from '../../../language/index.ts';
import { EntryButtons } from '../../../ui/form/entry-buttons.tsx';
import { FormFrame, UtcTimeField, useContractForm } from '../../../ui/form/index.ts';
import style from '../style/delivery.module.css';

const SCHEMA = addDeliveryNote.body.omit({ vesselId: true });
export type DeliveryDraft = z.output<typeof SCHEMA>;

interface DeliveryFormProps {
  /** Undefined: a new one. */
  readonly note: DeliveryNote | undefined;
  readonly send: (draft: DeliveryDraft) => Promise<unknown>;
  readonly onSent: () => unknown;
  readonly onCancel: () => void;
}

/** Amounts are empty until they are typed; the schema asks for them. */
const EMPTY = { at: '', grade: '', reference: '' } as DeliveryDraft;

const AMOUNTS: readonly (readonly [name: 'tonnes' | 'density15' | 'sulphurPercent', label: TextKey])[] = [
  ['tonnes', 'DELIVERY_TONNES'],
  ['density15', 'DELIVERY_DENSITY'],
  ['sulphurPercent', 'DELIVERY_SULPHUR'],
];

/** What a delivery note says, in the order of MARPOL VI, appendix V; its time in UTC. */
export function DeliveryForm({ note, send, onSent, onCancel }: DeliveryFormProps) {
  const t = useText();
  const form = useContractForm({ schema: SCHEMA, initial: note ?? EMPTY, send, onSent });
  const { at } = form.values;
  return (
    <FormFrame form={form} className={style.form}>
      <UtcTimeField
        size="xs"
        label={t('DELIVERY_AT')}
        value={at === '' ? null : Date.parse(at)}
        error={form.field('at').error}
        onChange={(moment) => form.change({ at: moment === null ? '' : toWireTime(moment) })}
      />
      <TextInput size="xs" label={t('DELIVERY_GRADE')} maxLength={40} {...form.field('grade')} />
      {AMOUNTS.map(([name, label]) => (
        <NumberInput key={name} size="xs" hideControls label={t(label)} {...form.number(name)} />
      ))}
      <TextInput size="xs" label={t('DELIVERY_REFERENCE')} maxLength={120} {...form.field('reference')} />
      <EntryButtons
        save={t('DELIVERY_SAVE')}
        cancel={t('DELIVERY_CANCEL')}
        isDisabled={form.isSending}
        onCancel={onCancel}
      />
    </FormFrame>
  );
}
