import { useElementSize } from '@mantine/hooks';
import { findMainTags, findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { LiveReading } from '../../../../live/index.ts';
import { findTagsByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isCurve } from '../option/is-drawn.ts';
import { DaySpark, useDayCurve } from '../value/day-spark.tsx';
import { formatTagName } from '../value/quantity-label.ts';
import { type TagTrendProps, TrendButton } from '../value/trend-button.tsx';
import { useReadingText } from '../value/use-reading-text.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './strip.module.css';

const MOST_STRIPS = 8;
const CURVE_HEIGHT = 46;
/** As high as names of two lines leave it, where six curves share a tablet's width; a phone has them under each other. */
const LOW_CURVE_HEIGHT = 32;
const LOW_FROM_PX = 600;
const LOW_TO_PX = 920;

/** The main values of the last 24 hours side by side, each a way to its trend. */
function StripList({ tags, option, onTrend }: WidgetProps<'strip'>) {
  const t = useText();
  const { ref, width } = useElementSize<HTMLDivElement>();
  const height = width >= LOW_FROM_PX && width < LOW_TO_PX ? LOW_CURVE_HEIGHT : CURVE_HEIGHT;
  const title = option.title ?? t('LAST_24_HOURS');
  const shown = findTagsByName(tags, option.tags);
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  return (
    <WidgetPanel title={title} actions={<span className="fms-caption">{t('STRIP_LEGEND')}</span>}>
      <div ref={ref} className={style.frame}>
        <div className={style.strips} style={{ '--strips': shown.length } as React.CSSProperties}>
          {shown.map((tag) => (
            <Strip key={tag.Id} tag={tag} label={formatTagName(tag, tags, t)} height={height} onTrend={onTrend} />
          ))}
        </div>
      </div>
    </WidgetPanel>
  );
}

/** `height` of the curve in px. */
function Strip({ tag, label, height, onTrend }: TagTrendProps & { readonly label: string; readonly height: number }) {
  const { words } = useReadingText(tag);
  const curve = useDayCurve(tag);
  return (
    <TrendButton tag={tag} onTrend={onTrend} words={words} className={style.strip}>
      <LiveReading tag={tag} label={label} size="small" showAge={false} />
      <span className={style.range}>{curve.range}</span>
      <DaySpark tag={tag} curve={curve} height={height} />
    </TrendButton>
  );
}

export const stripWidget: WidgetContent<'strip'> = {
  Component: StripList,
  fields: [{ kind: 'tags', name: 'tags', label: 'VALUES', accepts: isCurve, most: MOST_STRIPS }],
  firstOption: (vessel, tags) => {
    const main = findMainTags(findStandardTags(vessel, tags), tags);
    return main.length === 0 ? undefined : { tags: main.map(({ name }) => name) };
  },
};
