import { commentAlarm, MAX_ALARM_NOTE } from '@fms/contract/alarm';
import { Textarea } from '@mantine/core';
import { sendAlarmComment } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { AlarmDialog, type AlarmQuestion, useAlarmForm } from './alarm.dialog.tsx';

/** Comments alarms that are acknowledged; the last comment stands there to be changed. */
export function CommentDialog({ alarms, onClose }: AlarmQuestion) {
  const t = useText();
  const form = useAlarmForm({
    schema: commentAlarm.body.pick({ comment: true }),
    initial: { comment: alarms[0]?.acknowledged?.comment ?? '' },
    alarms,
    send: (alarmIds, { comment }) => sendAlarmComment(alarmIds, comment),
    onClose,
  });
  return (
    <AlarmDialog
      title={t('COMMENT_TITLE', { count: alarms.length })}
      alarms={alarms}
      form={form}
      action={t('SAVE_COMMENT')}
      isDisabled={!form.isRight}
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
