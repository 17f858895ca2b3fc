import type { Vessel } from '@fms/contract/vessel';
import type { Stay } from '@fms/contract/voyage';
import { formatTime } from '@fms/domain/format';
import { createSwingCircle } from '@fms/domain/zone';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAnchorChange } from '../../../entities/track/index.ts';
import { useText } from '../../../language/index.ts';
import style from './anchor.module.css';
import { AnchorRadius, isRadius } from './anchor-radius.tsx';

/** Position and swing so far; an editor of the vessel begins a watch with this radius or another. */
export function AnchorProposal({ vessel, stay }: { vessel: Vessel; stay: Stay }) {
  const t = useText();
  const circle = createSwingCircle(stay);
  const [radius, setRadius] = useState(circle.radiusMeters);
  const send = useAnchorChange(vessel.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ kind: 'set', circle: { ...circle, radiusMeters: radius } });
  };
  return (
    <>
      <p className={style.lead}>
        {t('ANCHOR_SWUNG', { since: formatTime(Date.parse(stay.from), Date.now()), radius: stay.radiusMeters })}
      </p>
      {vessel.permission.edit ? (
        <form className={style.form} onSubmit={submit}>
          <AnchorRadius radius={radius} onChange={setRadius} />
          <Button type="submit" size="xs" loading={send.isPending} disabled={!isRadius(radius)}>
            {t('ANCHOR_SET')}
          </Button>
        </form>
      ) : (
        <p className={style.lead}>{t('ANCHOR_NOT_SET')}</p>
      )}
      <p className={style.note}>{t('ANCHOR_RULE')}</p>
    </>
  );
}
