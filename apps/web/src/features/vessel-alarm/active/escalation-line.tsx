import type { Vessel } from '@fms/contract/vessel';
import { ESCALATION_MINUTES } from '@fms/domain/alarm';
import { ProblemLine } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { alarmQueries, sendEscalation } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/alarm.module.css';

/** After how long managers are told of an unacknowledged alarm; editors of the vessel choose it. */
export function EscalationLine({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(alarmQueries.escalation(vessel.id));
  const send = useMutation({
    mutationFn: (minutes: number) => sendEscalation(vessel.id, minutes),
    onSuccess: (now) => client.setQueryData(alarmQueries.escalation(vessel.id).queryKey, now),
  });
  if (data === undefined) {
    if (error === null) return null;
    return (
      <ProblemLine
        text={t('ESCALATION_UNREADABLE')}
        retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching }}
      />
    );
  }
  const { minutes, managers } = data;
  const to = managers.length === 0 ? t('ESCALATION_NO_MANAGER') : managers.join(', ');
  const afterWords = (value: number) =>
    value === 0 ? t('ESCALATION_NEVER') : t('ESCALATION_MINUTES', { count: value });
  const choices = [...new Set([...ESCALATION_MINUTES, minutes])].sort((a, b) => a - b);
  return (
    <div className={style.escalation}>
      {t('ESCALATION_OF')}
      {vessel.permission.edit ? (
        <Select
          size="xs"
          aria-label={t('ESCALATION_AFTER')}
          data={choices.map((value) => ({ value: String(value), label: afterWords(value) }))}
          value={String(minutes)}
          allowDeselect={false}
          disabled={send.isPending}
          onChange={(value) => send.mutate(Number(value))}
        />
      ) : (
        <strong>{afterWords(minutes)}</strong>
      )}
      {minutes > 0 && <span>{t('ESCALATION_TO', { to })}</span>}
    </div>
  );
}
