import type { Tag } from '@fms/contract';
import { formatAngle } from '@fms/domain';
import { Panel } from '@fms/ui';
import { lazy, Suspense } from 'react';
import { type Translate, useText } from '../../../language/index.ts';
import { LiveReading, numberOf, useAge, useTag } from '../../../live/index.ts';
import style from './overview.module.css';
import { beaufort, type WindTags } from './standard-tags.ts';
import { type WindBearing, windBearing } from './wind-bearing.ts';

const WindRose = lazy(() => import('@fms/ui/instrument/wind-rose.tsx'));

/**
 * Wind on the rose, its strength and where it comes from under it. Apparent wind says that it is, and without a heading
 * the rose stands on the bow and says "off the bow".
 */
export function WindPanel({ wind, heading }: { wind: WindTags; heading: Tag | undefined }) {
  const t = useText();
  const speedReading = useTag(wind.speed.Id);
  const directionReading = useTag(wind.direction.Id);
  const headingReading = useTag(heading?.Id ?? null);
  const isHeadingKnown = !['stale', 'bad', 'unknown'].includes(headingReading.freshness);
  const headingDegrees = isHeadingKnown ? numberOf(headingReading) : undefined;
  const age = useAge(speedReading.sample?.time);
  const speed = numberOf(speedReading);
  const bearing = windBearing(wind.fromBow, numberOf(directionReading), headingDegrees);
  const force = speed === undefined ? null : beaufort(speed, wind.speed.unit);
  const words = bearingWords(bearing, t);
  return (
    <Panel title={t(wind.isTrue ? 'WIND' : 'WIND_APPARENT')} quiet age={age} className={style.wind}>
      <div className={`${style.gauge} ${style.windRose}`}>
        <Suspense>
          <WindRose
            label={`${t('WIND')} ${words}, ${age.text}`}
            state={directionReading.freshness}
            fromDegrees={roseDegrees(bearing)}
            beaufort={force}
            headingDegrees={bearing?.reference === 'bow' ? 0 : (headingDegrees ?? 0)}
          />
        </Suspense>
      </div>
      <div className={style.windWords}>
        <LiveReading tag={wind.speed} label={t('STRENGTH')} size="regular" showAge={false} />
        <span className={style.under}>
          {words}
          {force !== null && ` · ${t('BEAUFORT', { force })}`}
        </span>
      </div>
    </Panel>
  );
}

/** `from 245°`, or `045° off the bow, port` where only the angle is known. */
function bearingWords(bearing: WindBearing | undefined, t: Translate): string {
  if (bearing?.reference !== 'bow') return t('WIND_FROM', { angle: formatAngle(bearing?.degrees) });
  const angle = formatAngle(bearing.degrees);
  return t(bearing.side === 'port' ? 'WIND_OFF_BOW_PORT' : 'WIND_OFF_BOW_STARBOARD', { angle });
}

/** On a rose whose ship points up where only the angle from the bow is known. */
function roseDegrees(bearing: WindBearing | undefined): number | null {
  if (bearing === undefined) return null;
  return bearing.reference === 'bow' && bearing.side === 'port' ? 360 - bearing.degrees : bearing.degrees;
}
