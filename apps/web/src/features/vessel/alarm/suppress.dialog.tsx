import type { Alarm } from '@fms/contract';
import { MAX_ALARM_NOTE } from '@fms/contract';
import { formatTime, SHELVE_MINUTES } from '@fms/domain';
import { Button, Group, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shelve, takeOutOfService } from '../../../api/alarm.queries.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock, useLive } from '../../../live/index.ts';
import { AlarmNames } from './alarm-names.tsx';

export type SuppressKind = 'shelved' | 'out-of-service';

interface SuppressDialogProps {
  readonly kind: SuppressKind;
  readonly alarms: readonly Alarm[];
  readonly onClose: () => void;
}

const DEFAULT_MINUTES = 240;
const MINUTE_MS = 60_000;

/** Keeps alarms out of the way, always with a reason: for a while, or until somebody returns them to service. */
export function SuppressDialog({ kind, alarms, onClose }: SuppressDialogProps) {
  const t = useText();
  const { alarms: inbox } = useLive();
  const [minutes, setMinutes] = useState<number>(DEFAULT_MINUTES);
  const [reason, setReason] = useState('');
  const until = useFromClock((nowMs) => formatTime(nowMs + minutes * MINUTE_MS, nowMs));
  const isShelving = kind === 'shelved';
  const ids = alarms.map(({ id }) => id);
  const send = useMutation({
    mutationFn: () => (isShelving ? shelve(ids, minutes, reason.trim()) : takeOutOfService(ids, reason.trim())),
    onSuccess: (changed) => {
      inbox.change(changed);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') send.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isShelving ? 'SHELVE_TITLE' : 'OUT_OF_SERVICE_TITLE')}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      transitionProps={{ duration: 120 }}
    >
      <form onSubmit={submit}>
        <Stack gap={12}>
          <AlarmNames alarms={alarms} />
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
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Text size="xs" c="dimmed">
            {t(isShelving ? 'SHELVE_NOTE' : 'OUT_OF_SERVICE_NOTE')}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
            <Button type="submit" loading={send.isPending} disabled={reason.trim() === ''}>
              {t(isShelving ? 'SHELVE_NOW' : 'TAKE_OUT')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function durationWords(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}
