import { acknowledgeAlarm, MAX_ALARM_NOTE } from '@fms/contract/alarm';
import { Textarea } from '@mantine/core';
import { sendAcknowledge, useOfferUndo } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { AlarmDialog, type AlarmQuestion, useAlarmForm } from './alarm.dialog.tsx';

/** Acknowledges alarms with a comment that stays with them. */
export function AcknowledgeDialog({ alarms, onClose }: AlarmQuestion) {
  const t = useText();
  const offerUndo = useOfferUndo();
  const form = useAlarmForm({
    schema: acknowledgeAlarm.body.pick({ comment: true }),
    initial: { comment: '' },
    alarms,
    send: (alarmIds, { comment }) => sendAcknowledge(alarmIds, comment.trim()),
    onSent: () => offerUndo(alarms),
    onClose,
  });
  return (
    <AlarmDialog
      title={t('ACKNOWLEDGE_TITLE', { count: alarms.length })}
      alarms={alarms}
      form={form}
      action={t('ACKNOWLEDGE')}
      onClose={onClose}
    >
      <Textarea
        label={t('COMMENT')}
        data-autofocus
        autosize
        minRows={2}
        maxLength={MAX_ALARM_NOTE}
        {...form.field('comment')}
      />
    </AlarmDialog>
  );
}
