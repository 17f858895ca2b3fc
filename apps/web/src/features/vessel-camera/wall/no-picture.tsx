import { getPictureState, type PictureSource } from '@fms/domain/camera';
import { formatTime } from '@fms/domain/format';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { CAUSE_TEXT } from '../model/picture-text.ts';
import style from '../style/camera.module.css';

/** In the place of a picture: since when there is none, and why. */
export function NoPicture({ source }: { readonly source: PictureSource }) {
  const t = useText();
  const now = useMinute();
  const state = getPictureState(source, now);
  const cause = state.state === 'current' ? undefined : state.cause;
  const since = source.lastTime;
  return (
    <span className={`fms-hatch ${style.noPicture}`}>
      <span className={style.noPictureWords}>
        {since === null ? t('CAMERA_NEVER') : t('CAMERA_NO_PICTURE', { since: formatTime(since, now) })}
        {cause && <b>{t(CAUSE_TEXT[cause])}</b>}
      </span>
    </span>
  );
}
