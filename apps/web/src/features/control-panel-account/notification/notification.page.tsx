import { Panel } from '@fms/ui/panel';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { usePreference, useSavePreference } from '../../../entities/account/index.ts';
import { notificationQueries } from '../../../entities/notification/index.ts';
import '../../../language/notification.ts';
import { useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { PushPanel } from './push.panel.tsx';
import { RuleForm } from './rule-form.tsx';
import { ZonePanel } from './zone.panel.tsx';

/** What the user is told, on screen, by push and by mail (§2.8, §7.5, §9.11). */
export default function NotificationPage() {
  const t = useText();
  const { isAlarmShow } = usePreference();
  const { isReady, savePreference } = useSavePreference();
  const query = useQuery(notificationQueries.rules());
  return (
    <>
      <Panel title={t('ON_SCREEN')}>
        <Switch
          label={t('SHOW_NEW_ALARMS')}
          disabled={!isReady}
          checked={isAlarmShow}
          onChange={(event) => void savePreference({ isAlarmShow: event.currentTarget.checked })}
        />
      </Panel>
      <PushPanel />
      <Panel title={t('NOTIFICATION_RULES')}>
        {query.data === undefined ? <QueryState query={query} /> : <RuleForm rules={query.data} />}
      </Panel>
      <ZonePanel />
    </>
  );
}
