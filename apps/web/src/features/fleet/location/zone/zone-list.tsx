import { MAX_IMPORT_BYTES, type Zone, type ZoneEvent } from '@fms/contract';
import { formatBytes, formatTime } from '@fms/domain';
import { IconButton } from '@fms/ui';
import { Button, FileButton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../api/index.ts';
import { removeZone, uploadZones, zoneQueries } from '../../../../api/zone.queries.ts';
import { translateWord, useText } from '../../../../language/index.ts';
import { useMinute } from '../../../../live/index.ts';
import { ask, messages, withValues } from '../../../../message/index.ts';
import { useOwners } from './use-owners.ts';
import style from './zone-list.module.css';

interface ZoneListProps {
  readonly zones: readonly Zone[];
  readonly onShow: (zone: Zone) => void;
  readonly onDraw: () => void;
}

/** Zones of the fleet, a way to draw and import them for whoever may, and who entered and left. */
export default function ZoneList({ zones, onShow, onDraw }: ZoneListProps) {
  const t = useText();
  const owners = useOwners();
  const { data: events = [] } = useQuery(zoneQueries.events());
  return (
    <div className={style.zones}>
      {owners.length > 0 && (
        <div className={style.actions}>
          <Button size="compact-sm" variant="default" onClick={onDraw}>
            {t('DRAW_ZONE')}
          </Button>
          <ImportButton organizationId={owners[0]?.id} />
        </div>
      )}
      {zones.length === 0 && <p className={style.note}>{t('NO_ZONES')}</p>}
      <ul className={style.list} aria-label={t('ZONE_LIST')}>
        {zones.map((zone) => (
          <ZoneRow key={zone.id} zone={zone} onShow={() => onShow(zone)} />
        ))}
      </ul>
      <h3 className={style.title}>{t('ZONE_EVENTS')}</h3>
      {events.length === 0 && <p className={style.note}>{t('NO_ZONE_EVENTS')}</p>}
      <ul className={style.list} aria-label={t('ZONE_EVENTS')}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </div>
  );
}

function ZoneRow({ zone, onShow }: { zone: Zone; onShow: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeZone(zone.id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['zone'] }),
  });
  return (
    <li className={style.row}>
      <button type="button" className={style.name} title={t('SHOW_ZONE', { name: zone.name })} onClick={onShow}>
        {zone.name} <span className={style.note}>{translateWord(`zone-${zone.kind}`)}</span>
      </button>
      {zone.isEditable && (
        <IconButton
          icon="delete"
          iconSize={16}
          label={t('DELETE_ZONE', { name: zone.name })}
          tooltip="bottom"
          disabled={isPending}
          onClick={() => ask({ message: withValues(messages.deleteZone, { name: zone.name }), onOk: () => mutate() })}
        />
      )}
    </li>
  );
}

function EventRow({ event: { kind, vesselName, zoneName, time } }: { event: ZoneEvent }) {
  const t = useText();
  const nowMs = useMinute();
  return (
    <li className={style.event}>
      <span>{t(kind === 'entered' ? 'ZONE_ENTERED' : 'ZONE_LEFT', { vessel: vesselName, zone: zoneName })}</span>
      <span className={style.note}>{formatTime(Date.parse(time), nowMs)}</span>
    </li>
  );
}

/** The file is read here only as text; what is in it is judged by the server, which holds it to its bounds. */
function ImportButton({ organizationId }: { organizationId: Zone['organizationId'] | undefined }) {
  const t = useText();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    meta: { speaks: true },
    mutationFn: async (file: File) => {
      if (organizationId === undefined) return [];
      return uploadZones(organizationId, { fileName: file.name, text: await file.text() });
    },
    onSuccess: async (made) => {
      setNote(t('ZONES_IMPORTED', { count: made.length }));
      await client.invalidateQueries({ queryKey: ['zone'] });
    },
    onError: (error) => setNote(error instanceof ApiError ? [error.message, ...error.errors].join(' ') : String(error)),
  });
  const take = (file: File | null) => {
    if (file === null) return;
    if (file.size > MAX_IMPORT_BYTES) setNote(t('FILE_TOO_LARGE', { size: formatBytes(MAX_IMPORT_BYTES) }));
    else mutate(file);
  };
  return (
    <>
      <FileButton onChange={take} accept=".kml,.json,.geojson,application/geo+json">
        {(props) => (
          <Button {...props} size="compact-sm" variant="default" loading={isPending}>
            {t('IMPORT_ZONES')}
          </Button>
        )}
      </FileButton>
      {note !== '' && (
        <p className={style.note} role="status">
          {note}
        </p>
      )}
    </>
  );
}
