import type { Zone } from '@fms/contract/zone';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { updateZone } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../tool/tool.module.css';
import { toZoneDetail, ZoneFields } from './zone-fields.tsx';

interface EditZoneCardProps {
  readonly zone: Zone;
  readonly onEnd: () => void;
}

/** Name, kind and speed limit of a zone; where it lies stays. */
export default function EditZoneCard({ zone, onEnd }: EditZoneCardProps) {
  const t = useText();
  const client = useQueryClient();
  const [detail, setDetail] = useState(() => toZoneDetail(zone));
  const { mutate, isPending } = useMutation({
    mutationFn: updateZone,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['zone'] });
      onEnd();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ ...detail, id: zone.id, outlines: zone.outlines });
  };
  return (
    <Panel variant="card" className={style.card}>
      <div className={style.head}>
        <strong>{t('EDIT_ZONE', { name: zone.name })}</strong>
      </div>
      <form className={style.form} onSubmit={submit}>
        <ZoneFields value={detail} onChange={setDetail} />
        <div className={style.head}>
          <Button type="submit" size="xs" disabled={detail.name.trim() === ''} loading={isPending}>
            {t('SAVE_ZONE')}
          </Button>
          <Button size="xs" variant="default" onClick={onEnd}>
            {t('CANCEL_DRAWING')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
