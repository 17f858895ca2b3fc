import type { Instant } from '@fms/domain/time';
import { TrendChart } from '@fms/ui/chart';
import { EmptyState, LoadingState, ProblemLine } from '@fms/ui/panel';
import { useMemo } from 'react';
import { PlantPanel, usePlantPlace } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { findGaps } from '../../../live/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { Consumer } from '../flow/consumer.ts';
import type { ConsumerFlows } from '../flow/use-consumer-flows.ts';
import style from '../style/fuel-flow.module.css';

const HEIGHT_PX = 220;
const GAP_MS = 15 * 60_000;
const BUCKET_MS = 5 * 60_000;

interface FlowCurvePanelProps {
  readonly consumers: readonly Consumer[];
  readonly flows: ConsumerFlows;
  /** Shows the tab at a moment of the curve. */
  readonly onMoment: (at: Instant) => void;
}

/** The net flow of each consumer over 24 h; spans of faulty meters are hatched as no data. */
export function FlowCurvePanel({ consumers, flows, onMoment }: FlowCurvePanelProps) {
  const t = useText();
  const [palette] = usePalette();
  const { plant, onTrend } = usePlantPlace();
  const { history } = flows;
  const data = useMemo(() => buildCurves(consumers, flows), [consumers, flows]);
  const openTrend = (id: string) => {
    const consumer = consumers.find((one) => one.id === id);
    const tag = consumer && plant.tagOf(consumer.slots.fuelSupplyFlow);
    if (tag !== undefined) onTrend(tag);
  };
  return (
    <PlantPanel
      title={t('NET_FLOW')}
      slots={consumers.map(({ slots }) => slots.fuelSupplyFlow)}
      caption={t('LAST_24_H')}
      className={style.curve}
      quiet
    >
      {history.error !== null && (
        <ProblemLine text={t('FLOW_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: history.reload }} />
      )}
      {data.time.length > 0 ? (
        <TrendChart
          {...data}
          label={t('NET_FLOW_OVER_TIME')}
          palette={palette}
          height={HEIGHT_PX}
          onSeries={openTrend}
          onMoment={onMoment}
        />
      ) : history.isPending ? (
        <LoadingState label={t('LOADING_FLOW')} shape={[{ height: HEIGHT_PX, width: 1 }]} />
      ) : (
        <EmptyState title={t('NO_FLOW')} detail={t('NO_FLOW_DETAIL')} />
      )}
    </PlantPanel>
  );
}

/** Curves on one time column; a faulty span is a hole in the curve of its consumer. */
function buildCurves(consumers: readonly Consumer[], { flows, history: { window } }: ConsumerFlows) {
  const time = [...new Set(flows.flatMap(({ samples }) => samples.map((sample) => sample.time)))].sort((a, b) => a - b);
  const series = flows.slice(0, 6).map(({ samples, faults }, order) => {
    const byTime = new Map(samples.map((sample) => [sample.time, sample.netFlow]));
    const isFaulty = (at: number) => faults.some(({ from, to }) => at >= from && at <= to);
    const { id = '', name = '' } = consumers[order] ?? {};
    const avg = time.map((at) => (isFaulty(at) ? null : byTime.get(at)));
    return { id, name, unit: 'kg/h', decimals: 0, order, avg };
  });
  const points = time.map((at) => ({ time: at, min: 0, max: 0, avg: 0, count: 1 }));
  return { time, series, window, gaps: findGaps(points, window, BUCKET_MS, GAP_MS) };
}
