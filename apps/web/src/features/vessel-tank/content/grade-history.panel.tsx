import { formatNumber } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { createTrendCursor, TrendChart } from '@fms/ui/chart';
import { Segmented } from '@fms/ui/control';
import { EmptyState, LoadingState, ProblemLine } from '@fms/ui/panel';
import { useMemo, useState } from 'react';
import { PlantPanel, usePlantPlace } from '../../../entities/plant/index.ts';
import { getContentTag, readCourse, sumCourses, type TankGroup, useTagHistory } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { Move } from '../model/find-moves.ts';
import { getGradeName } from '../model/grade-name.ts';
import { buildContentPane, type ContentCurve } from '../model/grade-trend.ts';
import style from '../style/tank.module.css';
import { CONTENT_SPANS, SPAN_REQUEST, useTankState } from '../view/tank-state.ts';

const PANE_PX = { sum: 128, day: 58 };

interface GradeHistoryPanelProps {
  readonly groups: readonly TankGroup[];
  readonly moves: readonly Move[];
  /** Shows the tab at a moment of the curve. */
  readonly onMoment: (at: Instant) => void;
}

/** How much there was of a grade over time, with what was bunkered; the day tank below on a scale of its own. */
export function GradeHistoryPanel({ groups, moves, onMoment }: GradeHistoryPanelProps) {
  const t = useText();
  const [state, change] = useTankState();
  const group = groups.find(({ key }) => key === state.grade) ?? groups[0];
  if (group === undefined) return null;
  return (
    <PlantPanel
      title={getGradeName(group)}
      slots={group.tanks.flatMap(({ slots }) => [slots.volume, slots.level])}
      className={style.history}
      quiet
      actions={
        <>
          {groups.length > 1 && (
            <select
              className={style.select}
              aria-label={t('GRADE')}
              value={group.key}
              onChange={({ target }) => change({ grade: target.value })}
            >
              {groups.map((one) => (
                <option key={one.key} value={one.key}>
                  {getGradeName(one)}
                </option>
              ))}
            </select>
          )}
          <Segmented
            label={t('TANK_HISTORY_SPAN')}
            value={state.span}
            onChange={(span) => change({ span })}
            options={CONTENT_SPANS.map((value) => ({ value, label: t(`STATISTIC_RANGE_${value}`) }))}
          />
        </>
      }
    >
      <GradeHistory key={group.key} group={group} moves={moves} onMoment={onMoment} />
    </PlantPanel>
  );
}

type GradeHistoryProps = Omit<GradeHistoryPanelProps, 'groups'> & { readonly group: TankGroup };

function GradeHistory({ group, moves, onMoment }: GradeHistoryProps) {
  const t = useText();
  const [palette] = usePalette();
  const { onTrend, plant } = usePlantPlace();
  const [cursor] = useState(createTrendCursor);
  const { panes, leftOut, isPending, error, reload } = useContentPanes(group, moves);
  const openTrend = (id: string) => {
    const tank = group.tanks.find((one) => one.id === id);
    const tag = tank && getContentTag(plant, tank);
    if (tag !== undefined) onTrend(tag);
  };
  if (panes.length === 0) {
    return isPending ? (
      <LoadingState label={t('LOADING_HISTORY')} shape={[{ height: PANE_PX.sum, width: 1 }]} />
    ) : (
      <EmptyState title={t('NO_VOLUMES')} detail={t('NO_VOLUMES_DETAIL')} />
    );
  }
  return (
    <>
      {error !== null && (
        <ProblemLine text={t('TANK_HISTORY_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: reload }} />
      )}
      {panes.map((pane, place) => (
        <TrendChart
          key={pane.series[0]?.id}
          {...pane}
          label={t('CONTENT_OVER_TIME', { grade: pane.series[0]?.name ?? '', range: '' })}
          palette={palette}
          height={place === 0 ? PANE_PX.sum : PANE_PX.day}
          cursor={cursor}
          showTime={place === panes.length - 1}
          showPill={place === 0}
          onMoment={onMoment}
          onSeries={openTrend}
        />
      ))}
      {leftOut.length > 0 && <p className={style.foot}>{t('WITHOUT_TANKS', { tanks: leftOut.join(', ') })}</p>}
    </>
  );
}

/** The panes of a grade: the sum of its tanks, marked where something was bunkered, and its day tank. */
function useContentPanes(group: TankGroup, moves: readonly Move[]) {
  const t = useText();
  const { plant } = usePlantPlace();
  const [{ span }] = useTankState();
  const vesselId = plant.plant.vesselId;
  const { tanks, key } = group;
  const tags = useMemo(() => tanks.flatMap((tank) => getContentTag(plant, tank) ?? []), [plant, tanks]);
  const request = SPAN_REQUEST[span];
  const history = useTagHistory(vesselId, tags, request);
  return useMemo(() => {
    const courses = tanks.map((tank) => readCourse(plant, tank, history));
    const { sum, leftOut } = sumCourses(courses);
    const marks = moves
      .filter(({ kind, gradeKey }) => kind === 'bunkering' && gradeKey === key)
      .map(({ from, volume }) => ({
        at: from,
        text: t('BUNKERING_OF', { volume: formatNumber(volume, { decimals: 1, signed: true }) }),
      }));
    const day = tanks.findIndex(({ isDayTank }) => isDayTank);
    const dayTank = tanks.length > 1 ? tanks[day] : undefined;
    const whole: ContentCurve = { id: key, name: t('ALL_TANKS'), course: sum, order: 0 };
    const fed: ContentCurve[] =
      dayTank === undefined ? [] : [{ id: dayTank.id, name: dayTank.shortName, course: courses[day] ?? [], order: 1 }];
    const curves = [whole, ...fed].filter(({ course }) => course.length > 0);
    return {
      panes: curves.map((curve) => buildContentPane(curve, history.window, request.bucketMs, marks)),
      leftOut: leftOut.map((place) => tanks[place]?.shortName ?? ''),
      isPending: history.isPending,
      error: history.error,
      reload: history.reload,
    };
  }, [history, tanks, key, moves, plant, request, t]);
}
