import type { Alarm } from '@fms/contract';
import type { UserId, VesselId } from '@fms/domain';
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useProfile } from '../../../api/account.queries.ts';
import { alarmQueries, assign } from '../../../api/alarm.queries.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { AlarmNames } from './alarm-names.tsx';

interface AssignDialogProps {
  readonly vesselId: VesselId;
  readonly alarms: readonly Alarm[];
  readonly onClose: () => void;
}

/** Gives alarms to one of those who follow the vessel, or takes them back. */
export function AssignDialog({ vesselId, alarms, onClose }: AssignDialogProps) {
  const t = useText();
  const { alarms: inbox } = useLive();
  const profile = useProfile();
  const { data: assignees, error } = useQuery(alarmQueries.assignees(vesselId));
  const current = alarms[0]?.assigned?.userId ?? null;
  const [chosen, setChosen] = useState<UserId | null>(current);
  const send = useMutation({
    mutationFn: () =>
      assign(
        alarms.map(({ id }) => id),
        chosen,
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
  const people = (assignees ?? []).map(({ userId, userName }) => ({
    value: String(userId),
    label: userId === profile?.id ? t('ASSIGN_ME', { name: userName }) : userName,
  }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ASSIGN_TITLE')}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      centered
      transitionProps={{ duration: 120 }}
    >
      <form onSubmit={submit}>
        <Stack gap={12}>
          <AlarmNames alarms={alarms} />
          <Select
            label={t('ASSIGN_WHOM')}
            placeholder={t('ASSIGN_NOBODY')}
            data={people}
            value={chosen === null ? null : String(chosen)}
            error={error?.message}
            disabled={assignees === undefined}
            searchable
            clearable
            data-autofocus
            onChange={(value) => {
              setChosen(assignees?.find(({ userId }) => String(userId) === value)?.userId ?? null);
            }}
          />
          <Text size="xs" c="dimmed">
            {t('ASSIGN_NOTE')}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('CANCEL')}
            </Button>
            <Button type="submit" loading={send.isPending} disabled={chosen === current}>
              {t(chosen === null && current !== null ? 'ASSIGN_TAKE_BACK' : 'ASSIGN')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
