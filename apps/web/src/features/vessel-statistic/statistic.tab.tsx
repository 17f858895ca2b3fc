import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { createTrendCursor } from '@fms/ui/chart';
import { Icon } from '@fms/ui/icon';
import { Button, Drawer } from '@mantine/core';
import { useMemo, useState } from 'react';
import { addSeries, type Panes, type StatisticState, useSeriesColors } from '../../entities/statistic/index.ts';
import { findMainTags, findStandardTags, NoTags, useVesselTags } from '../../entities/tag/index.ts';
import { useText } from '../../language/index.ts';
import { CurvePanes } from './pane/curve-panes.tsx';
import { HistogramPanes } from './pane/histogram-panes.tsx';
import { ScatterPane } from './pane/scatter-pane.tsx';
import { createPlan } from './picker/plan.ts';
import { TagPicker } from './picker/tag-picker.tsx';
import { useEvents } from './series/use-events.ts';
import { useGapCauses } from './series/use-gap-causes.ts';
import { useStatistic } from './series/use-statistic.ts';
import { ShiftTotals } from './shift/shift-totals.tsx';
import { useShiftTotals } from './shift/use-shift-totals.ts';
import style from './style/statistic.module.css';
import { StatisticToolbar } from './toolbar/statistic-toolbar.tsx';
import { useStatisticState } from './view/use-statistic-state.ts';

/** How many of the vessel's main values are drawn before a choice. */
const FIRST_CURVES = 3;

/** Curves of any tags of the vessel over any time, side by side on one time axis; all of it stands in the address. */
export default function StatisticTab({ vessel }: { vessel: Vessel }) {
  const { tags, isPending, error } = useVesselTags(vessel.id);
  const charted = useMemo(() => tags.filter(isCharted), [tags]);
  if (charted.length > 0) return <Statistic vessel={vessel} tags={charted} />;
  return <NoTags vesselId={vessel.id} isPending={isPending} error={error} />;
}

/** Numbers and truth values that have been measured. */
function isCharted({ valueKind, type, timestamp }: Tag): boolean {
  return (valueKind === 'number' || valueKind === 'boolean') && type !== DATA_TAG_TYPE.onlyGeo && timestamp !== null;
}

function Statistic({ vessel, tags }: { vessel: Vessel; tags: readonly Tag[] }) {
  const t = useText();
  const [state, change] = useStatisticState();
  const [cursor] = useState(createTrendCursor);
  const [isPicking, setPicking] = useState(false);
  const panes = usePanes(vessel, tags, state);
  const colors = useSeriesColors(vessel.id);
  const { formulas } = state;
  const plan = useMemo(
    () => createPlan({ tags, panes, formulas, colors }, change),
    [tags, panes, formulas, colors, change],
  );
  const keys = useMemo(() => panes.flat(), [panes]);
  const data = useStatistic(vessel, tags, keys, state);
  const shifts = useShiftTotals(vessel, tags, keys, state, data.window);
  const causeOf = useGapCauses(vessel, tags, data.curves, data.window);
  const events = useEvents(vessel, data.window);
  const shown = { vessel, tags, panes, state, data, cursor, shifts, colors, causeOf, events };
  return (
    <div className={style.layout}>
      <aside className={`${style.aside} ${style.panel}`} aria-label={t('CHOOSE_TAGS')}>
        <TagPicker tags={tags} plan={plan} />
      </aside>
      <Drawer opened={isPicking} onClose={() => setPicking(false)} title={t('CHOOSE_TAGS')} size={340}>
        <div className={style.drawer}>
          <TagPicker tags={tags} plan={plan} />
        </div>
      </Drawer>
      <section className={`${style.main} ${style.panel}`} aria-label={t('STATISTIC_TAB')}>
        <StatisticToolbar {...shown} change={change}>
          <Button
            variant="default"
            className={style.tags ?? ''}
            leftSection={<Icon name="filter" size={16} />}
            onClick={() => setPicking(true)}
          >
            {t('TAGS')}
          </Button>
        </StatisticToolbar>
        {state.look === 'curves' ? (
          <CurvePanes {...shown} change={change} />
        ) : state.look === 'histogram' ? (
          <HistogramPanes {...shown} />
        ) : (
          <ScatterPane {...shown} change={change} />
        )}
        {shifts !== undefined && <ShiftTotals totals={shifts} />}
      </section>
    </div>
  );
}

/** The panes of the address, or the vessel's main values while nothing was chosen. */
function usePanes(vessel: Vessel, tags: readonly Tag[], { panes }: StatisticState): Panes {
  return useMemo(() => {
    if (panes !== undefined) return panes;
    const unitOf = (key: string) => tags.find(({ Id }) => String(Id) === key)?.unit ?? '';
    return findMainTags(findStandardTags(vessel, tags), tags)
      .slice(0, FIRST_CURVES)
      .reduce<Panes>((planned, { Id }) => addSeries(planned, String(Id), unitOf), []);
  }, [vessel, tags, panes]);
}
