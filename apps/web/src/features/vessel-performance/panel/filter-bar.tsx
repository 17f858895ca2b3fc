import { formatNumber } from '@fms/domain/format';
import type { PerformanceFilter } from '@fms/domain/performance';
import { Chip, Segmented } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { useText } from '../../../language/index.ts';
import { getFilterSetText } from '../model/correction-text.ts';
import type { Performance } from '../model/use-performance.ts';
import { FILTERS, type PerformanceState, SPANS } from '../model/use-performance-state.ts';
import style from '../style/performance.module.css';

interface FilterBarProps {
  readonly state: PerformanceState;
  readonly performance: Performance;
  readonly hasDocking: boolean;
}

/** The span, the filters in use, and how many points they leave. */
export function FilterBar({ state, performance, hasDocking }: FilterBarProps) {
  const t = useText();
  const { used, all, share, refused } = performance.summary;
  const titleOf = (filter: PerformanceFilter) => t('FILTER_REFUSES', { count: refused.get(filter) ?? 0 });
  const spans = SPANS.map((value) => ({
    value,
    label: t(`SPAN_${value.toUpperCase().replace('-', '_')}` as 'SPAN_MONTH'),
    disabled: value === 'docking' && !hasDocking,
  }));
  return (
    <Panel>
      <div className={style.filters}>
        <Segmented label={t('PERFORMANCE_SPAN')} value={state.span} onChange={state.chooseSpan} options={spans} />
        <fieldset className={style.chips} aria-label={t('FILTERS')}>
          {FILTERS.map((filter) => (
            <span key={filter} title={titleOf(filter)}>
              <Chip selected={state.filters.has(filter)} onClick={() => state.toggle(filter)}>
                {t(`FILTER_${filter.toUpperCase().replace('-', '_')}` as 'FILTER_WIND')}
              </Chip>
            </span>
          ))}
        </fieldset>
        <span className={style.caption}>{getFilterSetText(t)}</span>
        <output className={style.used}>
          {t('POINTS_USED', {
            used: formatNumber(used),
            all: formatNumber(all),
            share: formatNumber(share * 100),
          })}
        </output>
      </div>
    </Panel>
  );
}
