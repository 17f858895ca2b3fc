import type { Alarm } from '@fms/contract/alarm';
import type { UserId, VesselId } from '@fms/domain/identity';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfile } from '../../../entities/account/index.ts';
import { alarmQueries, sendAssign } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { AlarmDialog } from './alarm.dialog.tsx';

interface AssignDialogProps {
  readonly vesselId: VesselId;
  readonly alarms: readonly Alarm[];
  readonly onClose: () => void;
}

/** Gives alarms to one of those who follow the vessel, or takes them back. */
export function AssignDialog({ vesselId, alarms, onClose }: AssignDialogProps) {
  const t = useText();
  const profile = useProfile();
  const { data: assignees, error } = useQuery(alarmQueries.assignees(vesselId));
  const given = alarms[0]?.assigned ?? null;
  const current = given?.userId ?? null;
  const [chosen, setChosen] = useState<UserId | null>(current);
  // Also from an account that is no more.
  const isTakingBack = chosen === null && given !== null;
  const people = (assignees ?? []).map(({ userId, userName }) => ({
    value: String(userId),
    label: userId === profile?.id ? t('ASSIGN_ME', { name: userName }) : userName,
  }));
  return (
    <AlarmDialog
      title={t('ASSIGN_TITLE')}
      alarms={alarms}
      action={t(isTakingBack ? 'ASSIGN_TAKE_BACK' : 'ASSIGN')}
      isComplete={isTakingBack || chosen !== current}
      send={(alarmIds) => sendAssign(alarmIds, chosen)}
      onClose={onClose}
    >
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
    </AlarmDialog>
  );
}
