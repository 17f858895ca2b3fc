import type { Vessel } from '@fms/contract/vessel';
import type { Stay } from '@fms/contract/voyage';
import { formatTime } from '@fms/domain/format';
import { createSwingCircle } from '@fms/domain/zone';
import { useAnchorChange } from '../../../entities/track/index.ts';
import { useText } from '../../../language/index.ts';
import style from './anchor.module.css';
import { AnchorRadiusForm } from './anchor-radius.tsx';

/** Position and swing so far; an editor of the vessel begins a watch with this radius or another. */
export function AnchorProposal({ vessel, stay }: { vessel: Vessel; stay: Stay }) {
  const t = useText();
  const circle = createSwingCircle(stay);
  const send = useAnchorChange(vessel.id, { isInForm: true });
  return (
    <>
      <p className={style.lead}>
        {t('ANCHOR_SWUNG', { since: formatTime(Date.parse(stay.from), Date.now()), radius: stay.radiusMeters })}
      </p>
      {vessel.permission.edit ? (
        <AnchorRadiusForm
          radiusMeters={circle.radiusMeters}
          action={t('ANCHOR_SET')}
          send={(radiusMeters) => send.mutateAsync({ kind: 'set', circle: { ...circle, radiusMeters } })}
        />
      ) : (
        <p className={style.lead}>{t('ANCHOR_NOT_SET')}</p>
      )}
      <p className={style.note}>{t('ANCHOR_RULE')}</p>
    </>
  );
}
