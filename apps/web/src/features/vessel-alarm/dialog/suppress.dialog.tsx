import { MAX_ALARM_NOTE, shelveAlarm } from '@fms/contract/alarm';
import { SHELVE_MINUTES } from '@fms/domain/alarm';
import { formatTime } from '@fms/domain/format';
import { MINUTE_MS } from '@fms/domain/time';
import { Text } from '@mantine/core';
import { type SuppressKind, sendOutOfService, sendShelve } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { ChoiceField } from '../../../ui/form/index.ts';
import { NoteField } from '../../../ui/form/note-field.tsx';
import { AlarmDialog, type AlarmQuestion, useAlarmForm } from './alarm.dialog.tsx';
import { useOfferRestore } from './use-offer-restore.ts';

interface SuppressDialogProps extends AlarmQuestion {
  readonly kind: SuppressKind;
}

const DEFAULT_MINUTES = 240;

/** Keeps alarms out of the way, always with a reason: for a while, or until they are returned to service. */
export function SuppressDialog({ kind, alarms, onClose }: SuppressDialogProps) {
  const t = useText();
  const offerRestore = useOfferRestore();
  const isShelving = kind === 'shelved';
  const form = useAlarmForm({
    schema: shelveAlarm.body.pick({ minutes: true, reason: true }),
    initial: { minutes: DEFAULT_MINUTES, reason: '' },
    alarms,
    send: (alarmIds, { minutes, reason }) =>
      isShelving ? sendShelve(alarmIds, minutes, reason) : sendOutOfService(alarmIds, reason),
    onSent: (changed) => offerRestore(kind, { before: alarms, changed }),
    onClose,
  });
  const { minutes, reason } = form.values;
  const until = useFromClock((nowMs) => formatTime(nowMs + minutes * MINUTE_MS, nowMs));
  return (
    <AlarmDialog
      title={t(isShelving ? 'SHELVE_TITLE' : 'OUT_OF_SERVICE_TITLE')}
      alarms={alarms}
      form={form}
      action={t(isShelving ? 'SHELVE_NOW' : 'TAKE_OUT')}
      isDisabled={reason.trim() === ''}
      onClose={onClose}
    >
      {isShelving && (
        <ChoiceField
          label={t('SHELVE_FOR')}
          options={SHELVE_MINUTES.map((value) => ({ value, label: durationWords(value) }))}
          description={t('SHELVE_ENDS', { at: until })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.field('minutes')}
        />
      )}
      <NoteField
        label={t('REASON')}
        required
        withAsterisk={false}
        maxLength={MAX_ALARM_NOTE}
        {...form.field('reason')}
      />
      <Text size="xs" c="dimmed">
        {t(isShelving ? 'SHELVE_NOTE' : 'OUT_OF_SERVICE_NOTE')}
      </Text>
    </AlarmDialog>
  );
}

function durationWords(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
