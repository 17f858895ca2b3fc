import type { Tag } from '@fms/contract/tag';
import { Panel } from '@fms/ui/panel';
import { useElementSize } from '@mantine/hooks';
import { findMainTags, findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { LiveReading } from '../../../../live/index.ts';
import { findTagsByName, type WidgetDefinition, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { DaySpark, useDayCurve } from '../value/day-spark.tsx';
import style from './strip.module.css';
import { StripForm } from './strip-form.tsx';

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
    <Panel title={title} quiet actions={<span className="fms-caption">{t('STRIP_LEGEND')}</span>}>
      <div ref={ref} className={style.frame}>
        <div className={style.strips} style={{ '--strips': shown.length } as React.CSSProperties}>
          {shown.map((tag) => (
            <button key={tag.Id} type="button" className={style.strip} onClick={() => onTrend(tag)}>
              <Strip tag={tag} height={height} />
            </button>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function Strip({ tag, height }: { tag: Tag; height: number }) {
  const curve = useDayCurve(tag);
  return (
    <>
      <LiveReading tag={tag} label={tag.name} size="small" showAge={false} />
      <span className={style.range}>{curve.range}</span>
      <DaySpark tag={tag} curve={curve} height={height} />
    </>
  );
}

export const stripWidget: WidgetDefinition<'strip'> = {
  type: 'strip',
  title: 'LAST_24_HOURS',
  span: { columnSpan: 24, rowSpan: 4 },
  leastSpan: { columnSpan: 5, rowSpan: 4 },
  Component: StripList,
  OptionForm: StripForm,
  firstOption: (vessel, tags) => {
    const main = findMainTags(findStandardTags(vessel, tags), tags);
    return main.length === 0 ? undefined : { tags: main.map(({ name }) => name) };
  },
};
