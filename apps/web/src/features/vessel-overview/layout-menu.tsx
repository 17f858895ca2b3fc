import type { Dashboard, DashboardScope } from '@fms/contract/dashboard';
import type { Vessel } from '@fms/contract/vessel';
import { formatTime } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dashboardQueries, removeDashboard } from '../../entities/dashboard/index.ts';
import { type Translate, translateWord, useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import { fillMessage, messages, show } from '../../message/index.ts';
import { TabActions } from '../../registry/tab-actions.tsx';

interface LayoutMenuProps {
  readonly vessel: Vessel;
  readonly dashboard: Dashboard;
  /** Undefined where the window is too narrow for the grid that is saved. */
  readonly onEdit: (() => void) | undefined;
}

/** Scope of the shown layout, the way to edit it, and the way back to another scope's layout. */
export function LayoutMenu({ vessel, dashboard, onEdit }: LayoutMenuProps) {
  const t = useText();
  const origin = useOrigin(dashboard, vessel);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ scope, version }: { scope: DashboardScope; version: number }) =>
      removeDashboard({ vesselId: vessel.id, scope, version }),
    onSuccess: (now) => client.setQueryData(dashboardQueries.ofVessel(vessel.id).queryKey, now),
    onError: (error) => {
      show(fillMessage(messages.refused, { error: error.message }));
      void client.invalidateQueries({ queryKey: dashboardQueries.ofVessel(vessel.id).queryKey });
    },
    meta: { speaks: true },
  });
  const removable = dashboard.saved.filter(({ scope, exists }) => exists && dashboard.maySave.includes(scope));
  return (
    <TabActions>
      <Menu position="bottom-end" shadow="md" width={300}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('LAYOUT')} title={t('LAYOUT')}>
            <Icon name="layers" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{origin}</Menu.Label>
          {onEdit === undefined ? (
            <Menu.Label>{t('LAYOUT_NEEDS_WIDTH')}</Menu.Label>
          ) : (
            <Menu.Item onClick={onEdit}>{t('EDIT_LAYOUT')}</Menu.Item>
          )}
          {removable.map((saved) => (
            <Menu.Item key={saved.scope} onClick={() => remove.mutate(saved)}>
              {removalWords(saved.scope, vessel, t)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </TabActions>
  );
}

/** "Layout of Havbris, saved by manager at 08:33". */
function useOrigin({ origin, saved }: Dashboard, vessel: Vessel): string {
  const t = useText();
  const of = saved.find(({ scope }) => scope === origin);
  const time = useFromClock((nowMs) => (of === undefined ? '' : formatTime(Date.parse(of.at), nowMs)));
  const values = { vessel: vessel.name, type: typeWords(vessel), by: of?.by ?? '', time };
  switch (origin) {
    case 'user':
      return t('LAYOUT_OF_MINE', values);
    case 'vessel':
      return t('LAYOUT_OF_VESSEL', values);
    case 'organization':
      return t('LAYOUT_OF_ORGANIZATION', values);
    default:
      return t('LAYOUT_OF_PRODUCT', values);
  }
}

function removalWords(scope: DashboardScope, vessel: Vessel, t: Translate): string {
  const values = { vessel: vessel.name, type: typeWords(vessel) };
  if (scope === 'user') return t('REMOVE_LAYOUT_OF_MINE');
  return t(scope === 'vessel' ? 'REMOVE_LAYOUT_OF_VESSEL' : 'REMOVE_LAYOUT_OF_ORGANIZATION', values);
}

const typeWords = ({ standardData }: Vessel) => translateWord(`ship-${standardData.shipType}`);
