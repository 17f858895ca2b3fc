import type { DeliveryNote } from '@fms/contract/delivery';
import type { VesselId } from '@fms/domain/identity';
import { EXPANSION } from '@fms/domain/tank';
import type { Instant } from '@fms/domain/time';
import { EmptyState, Panel, ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { deliveryCalls, deliveryQueries } from '../../../entities/delivery/index.ts';
import type { PlantTank } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { AddButton, useEntryChanges } from '../../../ui/entry/index.ts';
import delivery from '../style/delivery.module.css';
import style from '../style/tank.module.css';
import { type DeliveryDraft, DeliveryForm } from './delivery-form.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { useDeliveryChecks } from './use-delivery-checks.ts';

interface DeliveryPanelProps {
  readonly vesselId: VesselId;
  readonly tanks: readonly PlantTank[];
  readonly now: Instant;
  /** Shows the tab at the begin of a bunkering. */
  readonly onMoment: (at: Instant) => void;
}

/** Notes whose tanks are looked at; each more asks for two days of every fuel tank. */
const SHOWN_AT_ONCE = 6;

/** What delivery notes say was bunkered, against what the tanks took. */
export function DeliveryPanel({ vesselId, tanks, now, onMoment }: DeliveryPanelProps) {
  const t = useText();
  const list = useQuery(deliveryQueries.notes(vesselId));
  const changes = useEntryChanges<DeliveryNote, DeliveryDraft>('delivery-note', vesselId, deliveryCalls);
  const { edited } = changes;
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const all = list.data?.notes;
  const notes = useMemo(() => (all ?? []).slice(0, most), [all, most]);
  const { checks, isPending, error, reload } = useDeliveryChecks(vesselId, notes, tanks, now);
  const isEditable = list.data?.isEditable === true;
  const retry = (onClick: () => void) => ({ label: t('TRY_AGAIN'), onClick });
  return (
    <Panel
      title={t('DELIVERIES')}
      className={delivery.deliveries}
      quiet
      flush
      actions={<AddButton text={t('DELIVERY_ADD')} isEditable={isEditable} changes={changes} />}
    >
      {list.error !== null && (
        <ProblemLine text={t('DELIVERIES_UNREADABLE')} retry={retry(() => void list.refetch())} />
      )}
      {changes.hasFailed && <ProblemLine text={t('DELIVERY_FAILED')} retry={retry(changes.again)} />}
      {error !== null && <ProblemLine text={t('TANK_HISTORY_UNREADABLE')} retry={retry(reload)} />}
      {edited !== undefined && (
        <DeliveryForm
          key={edited === 'new' ? 0 : edited.id}
          note={edited === 'new' ? undefined : edited}
          send={changes.send}
          onSent={changes.settle}
          onCancel={changes.cancel}
        />
      )}
      {checks.length > 0 ? (
        <DeliveryTable
          {...{ checks, isPending, isEditable, now, onMoment }}
          onEdit={changes.edit}
          onDelete={({ id }) => changes.remove(id)}
        />
      ) : (
        edited === undefined && <EmptyState title={t('NO_DELIVERIES')} detail={t('NO_DELIVERIES_DETAIL')} />
      )}
      {(all?.length ?? 0) > most && (
        <Button size="compact-sm" variant="subtle" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {t('DELIVERIES_OLDER')}
        </Button>
      )}
      {checks.length > 0 && !EXPANSION.verified && (
        <p className={style.foot}>{t('VOLUME_CORRECTION_UNVERIFIED', { set: EXPANSION.name })}</p>
      )}
    </Panel>
  );
}
