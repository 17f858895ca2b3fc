import type { Tag } from '@fms/contract';
import { formatNumber } from '@fms/domain';
import { LoadingState, Panel, Sparkline } from '@fms/ui';
import { useMemo } from 'react';
import { useText } from '../../../../language/index.ts';
import { LiveReading, useTag, useTagSeries } from '../../../../live/index.ts';
import { mainTags, standardTags } from '../../overview/standard-tags.ts';
import { tagsNamed, type WidgetDefinition, type WidgetProps } from '../widget-definition.ts';
import { WidgetEmpty } from '../widget-empty.tsx';
import style from './strip.module.css';

const SPAN_MS = 24 * 60 * 60 * 1000;
/** A strip is hardly 200 px wide. */
const MAX_POINTS = 200;
const CURVE_HEIGHT = 46;

/** The main values of the last 24 hours side by side, each a way to its trend. */
function StripList({ tags, option, onTrend }: WidgetProps<'strip'>) {
  const t = useText();
  const title = option.title ?? t('LAST_24_HOURS');
  const shown = tagsNamed(tags, option.tags);
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  return (
    <Panel title={title} quiet actions={<span className="fms-caption">{t('STRIP_LEGEND')}</span>}>
      <div className={style.frame}>
        <div className={style.strips} style={{ '--strips': shown.length } as React.CSSProperties}>
          {shown.map((tag) => (
            <button key={tag.Id} type="button" className={style.strip} onClick={() => onTrend(tag)}>
              <Strip tag={tag} />
            </button>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function Strip({ tag }: { tag: Tag }) {
  const t = useText();
  const { freshness } = useTag(tag.Id);
  const { points, window, gaps, status } = useTagSeries(tag, { spanMs: SPAN_MS, maxPoints: MAX_POINTS });
  const columns = useMemo(
    () => ({
      time: points.map(({ time }) => time),
      value: points.map(({ avg }) => avg),
      min: points.map(({ min }) => min),
      max: points.map(({ max }) => max),
    }),
    [points],
  );
  const range =
    points.length === 0 ? '' : `${short(Math.min(...columns.min), tag)}–${short(Math.max(...columns.max), tag)}`;
  return (
    <>
      <LiveReading tag={tag} label={tag.name} size="small" showAge={false} />
      <span className={style.range}>{range}</span>
      {status === 'loading' && points.length === 0 ? (
        <LoadingState label={t('LOADING_TREND')} shape={[{ height: CURVE_HEIGHT, width: 1 }]} />
      ) : (
        <Sparkline
          {...columns}
          window={window}
          gaps={gaps}
          limit={tag.alarmLevel ?? undefined}
          state={freshness}
          label={t('STRIP_OF', { tag: tag.name, range, unit: tag.unit })}
          height={CURVE_HEIGHT}
        />
      )}
    </>
  );
}

/** A range needs no more digits than tell its ends apart. */
function short(value: number, { decimals }: Tag): string {
  return formatNumber(value, { decimals: Math.abs(value) >= 100 ? 0 : Math.min(decimals, 1) });
}

export const stripWidget: WidgetDefinition<'strip'> = {
  type: 'strip',
  title: 'LAST_24_HOURS',
  span: { columnSpan: 24, rowSpan: 4 },
  leastSpan: { columnSpan: 5, rowSpan: 4 },
  Component: StripList,
  firstOption: (vessel, tags) => {
    const main = mainTags(standardTags(vessel, tags), tags);
    return main.length === 0 ? undefined : { tags: main.map(({ name }) => name) };
  },
};
