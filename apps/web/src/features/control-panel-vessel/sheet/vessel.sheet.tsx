import type { Vessel } from '@fms/contract/vessel';
import { IconButton } from '@fms/ui/control';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { vesselInfoQueries } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { fillMessage, messages, openQuestion } from '../../../message/index.ts';
import { Moment } from '../../../ui/moment.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../edit/sheet.module.css';
import { useVesselAction } from '../edit/use-vessel-action.ts';
import { vesselCalls } from '../edit/vessel-management.queries.ts';
import { GatewayKeyPanel } from '../key/gateway-key.panel.tsx';
import type { Places } from '../list/use-vessel-rows.ts';
import { AdminSettingForm } from './admin-setting-form.tsx';
import { HolderSection } from './holder-section.tsx';
import { VesselForm } from './vessel-form.tsx';

interface VesselSheetProps {
  readonly vessel: Vessel;
  readonly places: Places;
  readonly onClose: () => void;
  /** Opens the form of a new vessel that starts as this one. */
  readonly onAddLike: () => void;
}

/** All that is set of one vessel; what the user may not set is not there. */
export function VesselSheet({ vessel, places, onClose, onAddLike }: VesselSheetProps) {
  const t = useText();
  const { admin } = vessel.permission;
  const remove = useRemoval(vessel, onClose);
  // The hub tells that it is gone before the answer does: what is asked of it then is refused.
  const edit = vessel.permission.edit && !remove.isPending && !remove.isSuccess;
  const query = useQuery({ ...vesselInfoQueries.particulars(vessel.id), enabled: edit });
  const { data } = query;
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (key === 'Escape' && !isTyping) onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside; each control handles its own keys
    <div className={style.sheet} onKeyDown={onKeyDown}>
      <Panel
        title={vessel.name}
        actions={
          <>
            {edit && (
              <Button size="xs" variant="default" onClick={onAddLike}>
                {t('ADD_LIKE')}
              </Button>
            )}
            <IconButton icon="close" tooltip="left" label={t('CLOSE')} onClick={onClose} />
          </>
        }
      >
        {data?.changedAt && (
          <p className="fms-caption">
            {t('LAST_SAVED_BY', { by: data.changedBy ?? '' })} <Moment at={data.changedAt} />
          </p>
        )}
        {!vessel.permission.edit && (
          <EmptyState title={t('SHEET_LOCKED')} detail={t('SHEET_LOCKED_DETAIL', { name: vessel.name })} />
        )}
        {edit && data === undefined && (
          <QueryState query={query} loading={t('LOADING_INFO')} unreadable={t('INFO_UNREADABLE')} />
        )}
        {edit && data !== undefined && <VesselForm vessel={vessel} particulars={data} places={places} />}
        {edit && <HolderSection vessel={vessel} />}
        {admin && <AdminSettingForm vessel={vessel} />}
        {edit && <GatewayKeyPanel vessel={vessel} />}
        {admin && <DeleteButton name={vessel.name} remove={remove} />}
      </Panel>
    </div>
  );
}

/** Deletes the vessel; an admin can bring it back for a week. */
function useRemoval({ id, name }: Vessel, onDone: () => void) {
  return useVesselAction({
    run: (_: undefined) => vesselCalls.remove(id),
    says: () => fillMessage(messages.vesselDeleted, { name }),
    onDone,
  });
}

function DeleteButton({ name, remove }: { name: string; remove: ReturnType<typeof useRemoval> }) {
  const t = useText();
  const ask = () =>
    openQuestion({
      message: fillMessage(messages.deleteVessel, { name }),
      onOk: () => remove.mutate(undefined),
    });
  return (
    <Group className={style.part} justify="flex-end">
      <Button variant="outline" color="red" loading={remove.isPending} onClick={ask}>
        {t('DELETE_VESSEL')}
      </Button>
    </Group>
  );
}
