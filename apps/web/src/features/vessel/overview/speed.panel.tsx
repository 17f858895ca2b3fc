import type { Tag } from '@fms/contract';
import { formatQuantity } from '@fms/domain';
import { Panel } from '@fms/ui';
import { lazy, Suspense } from 'react';
import { useText } from '../../../language/index.ts';
import { numberOf, useAge, useTag } from '../../../live/index.ts';
import style from './overview.module.css';
import { speedScale } from './standard-tags.ts';

const SpeedGauge = lazy(() => import('@fms/ui/instrument/speed-gauge.tsx'));

/** Speed over ground on an arc; through the water under it where it is measured. */
export function SpeedPanel({ tag, throughWater }: { tag: Tag; throughWater: Tag | undefined }) {
  const t = useText();
  const reading = useTag(tag.Id);
  const age = useAge(reading.sample?.time);
  const speed = numberOf(reading);
  return (
    <Panel title={t('SPEED')} quiet age={age} className={style.speed}>
      <div className={style.gauge}>
        <Suspense>
          <SpeedGauge
            label={`${t('SPEED')} ${formatQuantity(speed, tag.unit, { decimals: 1 })}, ${age.text}`}
            state={reading.freshness}
            speedKnots={speed ?? null}
            caption={t('OVER_GROUND', { unit: tag.unit })}
            {...speedScale(tag, speed)}
          />
        </Suspense>
      </div>
      {throughWater !== undefined && <ThroughWater tag={throughWater} />}
    </Panel>
  );
}

function ThroughWater({ tag }: { tag: Tag }) {
  const t = useText();
  const reading = useTag(tag.Id);
  const { text } = useAge(reading.sample?.time);
  return (
    <p className={style.under} data-state={reading.freshness}>
      {t('STW')} <strong>{formatQuantity(numberOf(reading), tag.unit, { decimals: 1 })}</strong> · {text}
    </p>
  );
}
