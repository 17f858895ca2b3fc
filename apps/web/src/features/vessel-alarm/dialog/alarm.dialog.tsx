import type { Alarm } from '@fms/contract/alarm';
import type { AlarmId } from '@fms/domain/identity';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { useLive } from '../../../live/index.ts';
import { FormDialog, useContractForm } from '../../../ui/form/index.ts';
import { AlarmNames } from './alarm-names.tsx';

export interface AlarmQuestion {
  readonly alarms: readonly Alarm[];
  readonly onClose: () => void;
}

interface AlarmFormOptions<Schema extends z.ZodType<object, Record<string, unknown>>> extends AlarmQuestion {
  /** The body of the call without the ids of the alarms. */
  readonly schema: Schema;
  readonly initial: z.input<Schema>;
  readonly send: (alarmIds: AlarmId[], body: z.output<Schema>) => Promise<Alarm[]>;
  /** After the alarms shown have changed, with the answer. */
  readonly onSent?: (changed: readonly Alarm[]) => void;
}

/** A form about alarms: the answer changes the alarms shown, and closes the dialog. */
export function useAlarmForm<Schema extends z.ZodType<object, Record<string, unknown>>>(
  options: AlarmFormOptions<Schema>,
) {
  const { alarms: inbox } = useLive();
  const { schema, initial, alarms, send, onSent, onClose } = options;
  const alarmIds = alarms.map(({ id }) => id);
  return useContractForm({
    schema,
    initial,
    send: (body) => send(alarmIds, body),
    onSent: (changed) => {
      inbox.change(changed);
      onSent?.(changed);
      onClose();
    },
  });
}

/** The dialog of such a form, with the names of the alarms above its fields. */
export function AlarmDialog({
  alarms,
  children,
  ...dialog
}: Pick<AlarmQuestion, 'alarms'> & ComponentProps<typeof FormDialog>) {
  return (
    <FormDialog {...dialog}>
      <AlarmNames alarms={alarms} />
      {children}
    </FormDialog>
  );
}
