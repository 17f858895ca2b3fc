import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type SuppressKind, sendRestore } from '../../../entities/alarm/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { useAlarmPlaces } from '../address/alarm-place.ts';
import type { AlarmQuestion } from './alarm-question.ts';

/** What may be done with one alarm besides acknowledging it at once. */
export function AlarmMenu({ vessel, alarm, onAsk }: { vessel: Vessel; alarm: Alarm; onAsk: AlarmQuestion }) {
  const t = useText();
  const { alarms } = useLive();
  const places = useAlarmPlaces(vessel.id);
  const send = useMutation({
    mutationFn: (kind: SuppressKind) => sendRestore([alarm.id], kind),
    onSuccess: (changed) => alarms.change(changed),
  });
  const { acknowledge: mayAcknowledge, edit: mayEdit } = vessel.permission;
  const isShelved = alarm.shelved !== null;
  const isOut = alarm.outOfService !== null;
  const chart = places.chart(alarm.dataTagId, Date.parse(alarm.time));
  const name = t('ACTIONS_OF', { alarm: alarm.description || alarm.channel });
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 120 }} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={name}>
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayAcknowledge && alarm.acknowledged === null && (
          <Menu.Item onClick={() => onAsk('acknowledge', [alarm])}>{t('ACKNOWLEDGE_WITH_COMMENT')}</Menu.Item>
        )}
        {mayAcknowledge && alarm.acknowledged !== null && (
          <Menu.Item onClick={() => onAsk('comment', [alarm])}>{t('COMMENT_LATER')}</Menu.Item>
        )}
        {mayAcknowledge && <Menu.Item onClick={() => onAsk('assign', [alarm])}>{t('ASSIGN_ALARM')}</Menu.Item>}
        {mayAcknowledge && !isOut && (
          <Menu.Item onClick={() => onAsk('shelved', [alarm])}>{t(isShelved ? 'SHELVE_ANEW' : 'SHELVE')}</Menu.Item>
        )}
        {mayAcknowledge && isShelved && <Menu.Item onClick={() => send.mutate('shelved')}>{t('UNSHELVE')}</Menu.Item>}
        {mayEdit && !isOut && (
          <Menu.Item onClick={() => onAsk('out-of-service', [alarm])}>{t('TAKE_OUT_OF_SERVICE')}</Menu.Item>
        )}
        {mayEdit && isOut && (
          <Menu.Item onClick={() => send.mutate('out-of-service')}>{t('RETURN_TO_SERVICE')}</Menu.Item>
        )}
        {chart !== undefined && (
          <Menu.Item component={Link} to={chart}>
            {t('CHART_TEN_MINUTES')}
          </Menu.Item>
        )}
        {mayEdit && alarm.dataTagId !== null && (
          <Menu.Item component={Link} to={places.backTest(alarm.dataTagId)}>
            {t('TRY_LIMITS')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
