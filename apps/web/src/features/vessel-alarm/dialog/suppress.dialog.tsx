import { type Alarm, MAX_ALARM_NOTE } from '@fms/contract/alarm';
import { SHELVE_MINUTES } from '@fms/domain/alarm';
import { formatTime } from '@fms/domain/format';
import { Select, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { sendOutOfService, sendShelve } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { AlarmDialog } from './alarm.dialog.tsx';

export type SuppressKind = 'shelved' | 'out-of-service';

interface SuppressDialogProps {
  readonly kind: SuppressKind;
  readonly alarms: readonly Alarm[];
  readonly onClose: () => void;
}

const DEFAULT_MINUTES = 240;
const MINUTE_MS = 60_000;

/** Keeps alarms out of the way, always with a reason: for a while, or until they are returned to service. */
export function SuppressDialog({ kind, alarms, onClose }: SuppressDialogProps) {
  const t = useText();
  const [minutes, setMinutes] = useState<number>(DEFAULT_MINUTES);
  const [typed, setTyped] = useState('');
  const until = useFromClock((nowMs) => formatTime(nowMs + minutes * MINUTE_MS, nowMs));
  const isShelving = kind === 'shelved';
  const reason = typed.trim();
  return (
    <AlarmDialog
      title={t(isShelving ? 'SHELVE_TITLE' : 'OUT_OF_SERVICE_TITLE')}
      alarms={alarms}
      action={t(isShelving ? 'SHELVE_NOW' : 'TAKE_OUT')}
      isComplete={reason !== ''}
      send={(alarmIds) => (isShelving ? sendShelve(alarmIds, minutes, reason) : sendOutOfService(alarmIds, reason))}
      onClose={onClose}
    >
      {isShelving && (
        <Select
          label={t('SHELVE_FOR')}
          data={SHELVE_MINUTES.map((value) => ({ value: String(value), label: durationWords(value) }))}
          value={String(minutes)}
          allowDeselect={false}
          description={t('SHELVE_ENDS', { at: until })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(value) => setMinutes(Number(value))}
        />
      )}
      <Textarea
        label={t('REASON')}
        required
        withAsterisk={false}
        data-autofocus
        autosize
        minRows={2}
        maxLength={MAX_ALARM_NOTE}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
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
