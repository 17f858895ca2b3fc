import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { formatAge, formatAngle, formatTime, NO_VALUE } from '@fms/domain/format';
import { Icon } from '@fms/ui/icon';
import { Reading } from '@fms/ui/value';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import type { ReplayMoment } from '../../../map/index.ts';
import { CopyPosition } from '../map/copy-position.tsx';
import style from '../style/vessel-card.module.css';
import { useReplayTime } from './use-replay.ts';

/** The vessel as it was: what its positions tell of its way, the sample's own time, the alarms that stood. */
export function ReplayVessel({
  vessel,
  moment,
  alarms,
}: {
  vessel: Vessel;
  moment: ReplayMoment;
  alarms: readonly Alarm[];
}) {
  const t = useText();
  const { clock } = useLive();
  const time = useReplayTime(moment) ?? moment.now();
  const position = moment.read(vessel.id);
  const sample = moment.sampleTime(vessel.id);
  const own = alarms.filter(({ vesselId }) => vesselId === vessel.id);
  const words = own.length === 0 ? t('NO_ALARM_THEN') : t('ALARMS_THEN', { count: own.length });
  return (
    <>
      <div className={style.alarm}>
        <Icon name="history" />
        <span>
          <strong>{t('AS_IT_WAS_AT', { time: formatTime(time, clock.now()) })}</strong>
          <br />
          <span className={style.quiet}>{[words, t('AGO', { age: formatAge(clock.now() - time) })].join(' · ')}</span>
        </span>
      </div>
      {position === undefined ? (
        <p className={style.quiet}>{t('NO_POSITION_THEN')}</p>
      ) : (
        <>
          <div className={style.readings}>
            <Reading label={t('SOG')} value={position.speedKnots} decimals={1} unit={t('KNOTS')} state="late" />
            <Reading
              label={t('COG')}
              value={position.courseDegrees}
              text={position.courseDegrees === null ? undefined : formatAngle(position.courseDegrees)}
              state="late"
            />
          </div>
          <p className={style.made}>{t('MADE_GOOD')}</p>
          <div className={style.place}>
            <span>{sample === undefined ? NO_VALUE : t('SAMPLE_OF', { time: formatTime(sample, clock.now()) })}</span>
            <CopyPosition position={position} />
          </div>
        </>
      )}
    </>
  );
}
