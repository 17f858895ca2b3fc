import type { Alarm } from '@fms/contract';
import { MAX_ALARM_NOTE } from '@fms/contract';
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { acknowledge } from '../../../api/alarm.queries.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { AlarmNames } from './alarm-names.tsx';

/** Acknowledges alarms with a comment that stays with them. */
export function AcknowledgeDialog({ alarms, onClose }: { alarms: readonly Alarm[]; onClose: () => void }) {
  const t = useText();
  const { alarms: inbox } = useLive();
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: () =>
      acknowledge(
        alarms.map(({ id }) => id),
        comment.trim(),
      ),
    onSuccess: (changed) => {
      inbox.change(changed);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ACKNOWLEDGE_TITLE', { count: alarms.length })}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      transitionProps={{ duration: 120 }}
    >
      <form onSubmit={submit}>
        <Stack gap={12}>
          <AlarmNames alarms={alarms} />
          <Textarea
            label={t('COMMENT')}
            data-autofocus
            autosize
            minRows={2}
            maxLength={MAX_ALARM_NOTE}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
            <Button type="submit" loading={send.isPending}>
              {t('ACKNOWLEDGE')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
