import { assignAlarm } from '@fms/contract/alarm';
import type { VesselId } from '@fms/domain/identity';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../../entities/account/index.ts';
import { alarmQueries, sendAssign } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { AlarmDialog, type AlarmQuestion, useAlarmForm } from './alarm.dialog.tsx';

interface AssignDialogProps extends AlarmQuestion {
  readonly vesselId: VesselId;
}

/** Gives alarms to one of those who follow the vessel, or takes them back. */
export function AssignDialog({ vesselId, alarms, onClose }: AssignDialogProps) {
  const t = useText();
  const profile = useProfile();
  const { data: assignees, error } = useQuery(alarmQueries.assignees(vesselId));
  const given = alarms[0]?.assigned ?? null;
  const current = given?.userId ?? null;
  const form = useAlarmForm({
    schema: assignAlarm.body.pick({ userId: true }),
    initial: { userId: current },
    alarms,
    send: (alarmIds, { userId }) => sendAssign(alarmIds, userId),
    onClose,
  });
  const chosen = form.values.userId;
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
      form={form}
      action={t(isTakingBack ? 'ASSIGN_TAKE_BACK' : 'ASSIGN')}
      isDisabled={!isTakingBack && chosen === current}
      onClose={onClose}
    >
      <Select
        label={t('ASSIGN_WHOM')}
        placeholder={t('ASSIGN_NONE')}
        data={people}
        value={chosen === null ? null : String(chosen)}
        error={error?.message}
        disabled={assignees === undefined}
        searchable
        clearable
        data-autofocus
        onChange={(value) => {
          form.change({ userId: assignees?.find(({ userId }) => String(userId) === value)?.userId ?? null });
        }}
      />
      <Text size="xs" c="dimmed">
        {t('ASSIGN_NOTE')}
      </Text>
    </AlarmDialog>
  );
}
