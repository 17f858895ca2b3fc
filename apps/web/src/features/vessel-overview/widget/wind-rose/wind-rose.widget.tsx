import type { Tag } from '@fms/contract/tag';
import { formatAngle } from '@fms/domain/format';
import { computeBeaufort, findStandardTags, type WindTags } from '../../../../entities/tag/index.ts';
import { type Translate, useText } from '../../../../language/index.ts';
import { getNumber, LiveReading, useTag } from '../../../../live/index.ts';
import { Lazy } from '../../../../registry/index.ts';
import { WindRose } from '../definition/instrument-part.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { RoseReference } from '../value/rose-reference.tsx';
import { TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import { computeWindBearing, type WindBearing } from './wind-bearing.ts';
import style from './wind-rose.module.css';

/**
 * Wind on the rose, its strength and where it comes from under it. Apparent wind says that it is, and without a heading
 * the rose stands on the bow and says "off the bow".
 */
function Wind({ vessel, tags, option, onTrend }: WidgetProps<'windRose'>) {
  const t = useText();
  const title = option.title ?? t(option.isTrue ? 'WIND' : 'WIND_APPARENT');
  const speed = findTagByName(tags, option.speed);
  const direction = findTagByName(tags, option.direction);
  if (speed === undefined || direction === undefined) {
    return <WidgetEmpty title={title} tagName={speed === undefined ? option.speed : option.direction} />;
  }
  const wind = { isTrue: option.isTrue, fromBow: option.fromBow, speed, direction };
  return <WindPanel title={title} wind={wind} heading={findStandardTags(vessel, tags).heading} onTrend={onTrend} />;
}

interface WindPanelProps {
  readonly title: string;
  readonly wind: WindTags;
  readonly heading: Tag | undefined;
  readonly onTrend: (tag: Tag) => void;
}

function WindPanel({ title, wind, heading, onTrend }: WindPanelProps) {
  const t = useText();
  const { reading: speedReading, age, words: speedWords } = useReadingText(wind.speed);
  const directionReading = useTag(wind.direction.Id);
  const headingReading = useTag(heading?.Id ?? null);
  const isHeadingKnown = !['stale', 'bad', 'unknown'].includes(headingReading.freshness);
  const headingDegrees = isHeadingKnown ? getNumber(headingReading) : undefined;
  const speed = getNumber(speedReading);
  const bearing = computeWindBearing(wind.fromBow, getNumber(directionReading), headingDegrees);
  const force = speed === undefined ? null : computeBeaufort(speed, wind.speed.unit);
  const isBowUp = bearing?.reference === 'bow';
  const words = bearingWords(bearing, t);
  return (
    <WidgetPanel title={title} tags={[wind.speed]} actions={<RoseReference isBowUp={isBowUp} />}>
      <div className={style.frame}>
        <div className={style.rose}>
          <Lazy
            part={WindRose}
            props={{
              label: `${t('WIND')} ${words}, ${age.text}`,
              state: directionReading.freshness,
              fromDegrees: roseDegrees(bearing),
              beaufort: force,
              headingDegrees: isBowUp ? 0 : (headingDegrees ?? 0),
            }}
            fallback={null}
          />
        </div>
        <TrendButton tag={wind.speed} onTrend={onTrend} words={speedWords} className={style.words}>
          <LiveReading tag={wind.speed} label={t('STRENGTH')} size="regular" showAge={false} />
          <span className={style.under}>
            {directionReading.freshness === 'stale' ? <s>{words}</s> : words}
            {force !== null && ` · ${t('BEAUFORT', { force })}`}
          </span>
        </TrendButton>
      </div>
    </WidgetPanel>
  );
}

/** `from 245° true`, or `045° off the bow, port` where only the angle is known. */
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

export const windRoseWidget: WidgetContent<'windRose'> = {
  Component: Wind,
  firstOption: (vessel, tags) => {
    const { wind } = findStandardTags(vessel, tags);
    return wind && { ...wind, speed: wind.speed.name, direction: wind.direction.name };
  },
};
