import type { FleetGrouping } from '@fms/domain/fleet-statistic';
import type { Instant } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { useHotkeys } from '@mantine/hooks';
import { useText } from '../../../language/index.ts';
import { formatPeriod, stepPeriod } from '../model/fleet-period.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/fleet-statistic.module.css';

/** The period shown between a step back and one on; ← and → do the same, D, W and M group by day, week and month. */
export function PeriodSteps({ state, change, period, now }: PanelParts & { readonly now: Instant }) {
  const t = useText();
  const isLast = state.until === undefined;
  const go = (step: -1 | 1) => {
    if (step < 0 || !isLast) change({ until: stepPeriod(state, now, step) });
  };
  const group = (grouping: FleetGrouping) => () => change({ grouping });
  useHotkeys([
    // On the chart the arrows move the cursor.
    ['ArrowLeft', (event) => event.defaultPrevented || go(-1), { preventDefault: false }],
    ['ArrowRight', (event) => event.defaultPrevented || go(1), { preventDefault: false }],
    ['d', group('daily')],
    ['w', group('weekly')],
    ['m', group('monthly')],
  ]);
  return (
    <span className={style.period}>
      <IconButton icon="chevron-left" label={t('FLEET_EARLIER')} onClick={() => go(-1)} />
      <b>{formatPeriod(period, state.zone)}</b>
      <IconButton icon="chevron-right" label={t('FLEET_LATER')} onClick={() => go(1)} disabled={isLast} />
    </span>
  );
}
