import type { Vessel } from '@fms/contract/vessel';
import type { PerformancePoint } from '@fms/domain/performance';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import { EmptyState, ErrorState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useIsPartial } from '../../api/use-is-partial.ts';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/machinery/performance.ts';
import { useFromClock } from '../../live/index.ts';
import { EventPanel } from './event/event-panel.tsx';
import { performanceQueries } from './model/performance.queries.ts';
import { buildPointTable } from './model/performance-table.ts';
import { usePerformance } from './model/use-performance.ts';
import { type PerformanceSpan, usePerformanceState } from './model/use-performance-state.ts';
import { NoonReportPanel } from './noon/noon-report.panel.tsx';
import { CarbonPanel } from './panel/carbon-panel.tsx';
import { CharterPanel } from './panel/charter-panel.tsx';
import { FilterBar } from './panel/filter-bar.tsx';
import { NoonPanel } from './panel/noon-panel.tsx';
import { SpeedLossPanel } from './panel/speed-loss-panel.tsx';
import { SpeedPowerPanel } from './panel/speed-power-panel.tsx';
import style from './style/performance.module.css';

const TEN_MINUTES_MS = 600_000;
const SPAN_MS = { month: 30 * DAY_MS, 'half-year': 182 * DAY_MS } as const;
/** Longer since the last docking is not looked at. */
const LONGEST_MS = 3 * 365 * DAY_MS;

/** Hull and propeller: speed and power against the reference, speed loss with its events, and carbon intensity. */
export default function PerformanceTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const shown = useRef<readonly PerformancePoint[]>([]);
  return (
    <PlantTab
      vessel={vessel}
      subject="performance"
      needs={['shaft', 'main-engine', 'propulsion-motor']}
      table={() => buildPointTable(shown.current, t)}
    >
      {(parts) => (
        <Performance
          {...parts}
          onPoints={(points) => {
            shown.current = points;
          }}
        />
      )}
    </PlantTab>
  );
}

interface PerformanceProps extends PlantTabParts {
  /** Told of what is on screen, for the export. */
  readonly onPoints: (points: readonly PerformancePoint[]) => void;
}

function Performance({ vessel, plant, onPoints }: PerformanceProps) {
  const t = useText();
  const state = usePerformanceState();
  const { data } = useQuery(performanceQueries.events(vessel.id));
  const events = data?.events ?? [];
  const to = useFromClock((nowMs) => Math.ceil(nowMs / TEN_MINUTES_MS) * TEN_MINUTES_MS);
  const docking = events.findLast(({ kind, at }) => kind === 'dry-docking' && Date.parse(at) < to);
  const docked = docking && Date.parse(docking.at);
  const window = useSpan(state.span, to, docked);
  const performance = usePerformance({ vessel, plant, window, filters: state.filters, docked });
  const isPartial = useIsPartial(performance.isPending, state.span);
  onPoints(performance.points);
  const retry = { label: t('TRY_AGAIN'), onClick: performance.retry };
  const parts = { vessel, plant, window, performance, events, isEditable: data?.isEditable === true };
  const hasPoints = performance.points.length > 0;
  return (
    <>
      <FilterBar state={state} performance={performance} hasDocking={docked !== undefined} />
      {performance.error !== null && hasPoints && <ProblemLine text={t('POINTS_UNREADABLE')} retry={retry} />}
      {isPartial ? (
        <LoadingState label={t('PERFORMANCE_LOADING')} />
      ) : performance.error !== null && !hasPoints ? (
        <ErrorState title={t('POINTS_UNREADABLE')} detail={performance.error.message} retry={retry} />
      ) : (
        <div className={style.grid}>
          {hasPoints ? (
            <>
              <SpeedPowerPanel {...parts} />
              <SpeedLossPanel {...parts} />
              <NoonPanel {...parts} />
            </>
          ) : (
            <Panel quiet title={t('SPEED_POWER')}>
              <EmptyState title={t('NO_POINTS')} detail={t('NO_POINTS_DETAIL')} />
            </Panel>
          )}
          <CarbonPanel {...parts} state={state} />
          <CharterPanel {...parts} />
          <NoonReportPanel {...parts} />
          <EventPanel {...parts} />
        </div>
      )}
    </>
  );
}

function useSpan(span: PerformanceSpan, to: number, docked: number | undefined): TimeSpan {
  return useMemo(() => {
    if (span !== 'docking') return { from: to - SPAN_MS[span], to };
    return { from: Math.max(docked ?? to - SPAN_MS['half-year'], to - LONGEST_MS), to };
  }, [span, to, docked]);
}
