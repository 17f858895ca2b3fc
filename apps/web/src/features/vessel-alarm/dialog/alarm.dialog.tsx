import type { Alarm } from '@fms/contract/alarm';
import type { AlarmId } from '@fms/domain/identity';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { AlarmNames } from './alarm-names.tsx';

interface AlarmDialogProps {
  readonly title: string;
  readonly alarms: readonly Alarm[];
  /** What the button says that sends it. */
  readonly action: string;
  /** False while something is missing that must be said. */
  readonly isComplete?: boolean;
  readonly send: (alarmIds: AlarmId[]) => Promise<Alarm[]>;
  readonly onClose: () => void;
  /** What is asked. */
  readonly children: ReactNode;
}

/** Asks something about alarms and sends it; the answer changes the alarms shown and closes the dialog. */
export function AlarmDialog({ title, alarms, action, isComplete = true, send, onClose, children }: AlarmDialogProps) {
  const t = useText();
  const { alarms: inbox } = useLive();
  const sending = useMutation({
    mutationFn: () => send(alarms.map(({ id }) => id)),
    onSuccess: (changed) => {
      inbox.change(changed);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) sending.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      transitionProps={{ duration: 120 }}
    >
      <form onSubmit={submit}>
        <Stack gap={12}>
          <AlarmNames alarms={alarms} />
          {children}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
            <Button type="submit" loading={sending.isPending} disabled={!isComplete}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
