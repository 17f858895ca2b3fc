import type { Tag } from '@fms/contract';
import { formatAngle } from '@fms/domain';
import { Panel } from '@fms/ui';
import { lazy, Suspense } from 'react';
import { useText } from '../../../language/index.ts';
import { LiveReading, numberOf, useAge, useTag } from '../../../live/index.ts';
import style from './overview.module.css';
import { beaufort, type WindTags } from './standard-tags.ts';

const WindRose = lazy(() => import('@fms/ui/instrument/wind-rose.tsx'));

/** Wind on the rose, its strength and where it comes from under it. Apparent wind says that it is. */
export function WindPanel({ wind, heading }: { wind: WindTags; heading: Tag | undefined }) {
  const t = useText();
  const speedReading = useTag(wind.speed.Id);
  const directionReading = useTag(wind.direction.Id);
  const headingDegrees = numberOf(useTag(heading?.Id ?? null)) ?? 0;
  const age = useAge(speedReading.sample?.time);
  const speed = numberOf(speedReading);
  const direction = numberOf(directionReading);
  const from = direction === undefined ? null : (direction + (wind.fromBow ? headingDegrees : 0) + 360) % 360;
  const force = speed === undefined ? null : beaufort(speed, wind.speed.unit);
  return (
    <Panel title={t(wind.isTrue ? 'WIND' : 'WIND_APPARENT')} quiet age={age} className={style.wind}>
      <div className={`${style.gauge} ${style.windRose}`}>
        <Suspense>
          <WindRose
            label={`${t('WIND')} ${t('WIND_FROM', { angle: formatAngle(from) })}, ${age.text}`}
            state={directionReading.freshness}
            fromDegrees={from}
            beaufort={force}
            headingDegrees={headingDegrees}
          />
        </Suspense>
      </div>
      <div className={style.windWords}>
        <LiveReading tag={wind.speed} label={t('STRENGTH')} size="regular" showAge={false} />
        <span className={style.under}>
          {t('WIND_FROM', { angle: formatAngle(from) })}
          {force !== null && ` · ${t('BEAUFORT', { force })}`}
        </span>
      </div>
    </Panel>
  );
}
