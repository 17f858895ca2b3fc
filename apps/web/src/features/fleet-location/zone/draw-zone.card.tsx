import type { Zone } from '@fms/contract/zone';
import type { Position } from '@fms/domain/geo';
import { type OrganizationId, toId } from '@fms/domain/identity';
import { Panel } from '@fms/ui/panel';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { saveZone } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../tool/tool.module.css';
import { useOwners } from './use-owners.ts';
import { NEW_ZONE, ZoneFields } from './zone-fields.tsx';

interface DrawZoneCardProps {
  readonly points: readonly Position[];
  readonly onTakeBack: () => void;
  readonly onEnd: (zone?: Zone) => void;
}

/** What is said of a zone, and whose it is, while its corners are being set on the map. */
export default function DrawZoneCard({ points, onTakeBack, onEnd }: DrawZoneCardProps) {
  const t = useText();
  const owners = useOwners();
  const client = useQueryClient();
  const [detail, setDetail] = useState(NEW_ZONE);
  const [owner, setOwner] = useState<OrganizationId | undefined>(owners[0]?.id);
  const { mutate, isPending } = useMutation({
    mutationFn: saveZone,
    onSuccess: async (zone) => {
      await client.invalidateQueries({ queryKey: ['zone'] });
      onEnd(zone);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (owner === undefined) return;
    const outline = points.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
    mutate({ ...detail, organizationId: owner, outlines: [outline] });
  };
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <strong>{t('DRAW_ZONE')}</strong>
        <span>{t('CORNERS', { count: points.length })}</span>
        <Button size="compact-xs" variant="default" disabled={points.length === 0} onClick={onTakeBack}>
          {t('TAKE_BACK')}
        </Button>
      </div>
      <p className={style.help}>{t('DRAW_HELP')}</p>
      <form className={style.form} onSubmit={submit}>
        <ZoneFields value={detail} onChange={setDetail} />
        {owners.length > 1 && (
          <NativeSelect
            label={t('ZONE_OWNER')}
            value={String(owner)}
            onChange={(event) => setOwner(toId<OrganizationId>(Number(event.currentTarget.value)))}
            data={owners.map(({ id, name: label }) => ({ value: String(id), label }))}
          />
        )}
        <div className={style.head}>
          <Button type="submit" size="xs" disabled={points.length < 3 || detail.name.trim() === ''} loading={isPending}>
            {t('SAVE_ZONE')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onEnd()}>
            {t('CANCEL_DRAWING')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
