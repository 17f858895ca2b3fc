import { type Alarm, MAX_ALARM_NOTE } from '@fms/contract/alarm';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { sendAcknowledge } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { AlarmDialog } from './alarm.dialog.tsx';

/** Acknowledges alarms with a comment that stays with them. */
export function AcknowledgeDialog({ alarms, onClose }: { alarms: readonly Alarm[]; onClose: () => void }) {
  const t = useText();
  const [comment, setComment] = useState('');
  return (
    <AlarmDialog
      title={t('ACKNOWLEDGE_TITLE', { count: alarms.length })}
      alarms={alarms}
      action={t('ACKNOWLEDGE')}
      send={(alarmIds) => sendAcknowledge(alarmIds, comment.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('COMMENT')}
        data-autofocus
        autosize
        minRows={2}
        maxLength={MAX_ALARM_NOTE}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </AlarmDialog>
  );
}
