import { computeDailyDrift, computeSfocDrift, DRIFT_FLAG, type DriftFinding, evaluateDrift } from '@fms/domain/engine';
import { formatDay, formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { hasValue, refuse } from '@fms/domain/plant-value';
import { DAY_MS } from '@fms/domain/time';
import { DriftChart } from '@fms/ui/engine';
import { EmptyState, Panel } from '@fms/ui/panel';
import { useMemo } from 'react';
import { ComputedValue, usePlantPlace } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { readShopTestPoints, useAllFigures } from '../figure/use-engine-figures.ts';
import type { ConsumptionHistory } from '../history/use-consumption-history.ts';
import style from '../style/engine.module.css';

interface DriftPanelProps {
  readonly engines: readonly PlantEquipment[];
  readonly history: readonly ConsumptionHistory[];
  readonly colors: readonly string[];
}

const FLAG_PERCENT = DRIFT_FLAG * 100;

/** How far consumption has moved from the shop test in ninety days, and what it costs at this load. */
export function DriftPanel({ engines, history, colors }: DriftPanelProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const drifts = useMemo(
    () =>
      engines.map(({ id }, index) => {
        const points = computeSfocDrift(history[index]?.means ?? [], readShopTestPoints(plant.curveOf(id, 'shopTest')));
        const daily = computeDailyDrift(points).map(({ time, median }) => ({ time, value: median * 100 }));
        return { daily, finding: evaluateDrift(points), last: points.at(-1)?.time };
      }),
    [engines, history, plant],
  );
  const hasTest = engines.some(({ id }) => plant.curveOf(id, 'shopTest') !== undefined);
  const isPending = history.some((one) => one.isPending);
  const hasPoints = drifts.some(({ daily }) => daily.length > 0);
  const window = history[0]?.window;
  const words = engines.map(({ name }, index) => `${name} ${formatPercent(drifts[index]?.finding)}`);
  return (
    <Panel title={t('DRIFT_TITLE')} quiet>
      {!hasPoints || window === undefined ? (
        !isPending && (
          <EmptyState
            title={t(hasTest ? 'DRIFT_NONE' : 'DRIFT_NEEDS_TEST')}
            detail={t(hasTest ? 'DRIFT_NONE_DETAIL' : 'SFOC_ADD_DETAIL')}
          />
        )
      ) : (
        <div className={style.drift}>
          <DriftChart
            label={t('DRIFT_WORDS', { engines: words.join(', ') })}
            window={window}
            lines={engines.map(({ name }, index) => ({
              name,
              color: colors[index] ?? '',
              points: drifts[index]?.daily ?? [],
              isFresh: window.to - (drifts[index]?.last ?? 0) < DAY_MS,
            }))}
            flag={FLAG_PERCENT}
            flagText={t('DRIFT_FLAG', { percent: FLAG_PERCENT })}
            fromText={formatDay(window.from)}
            toText={t('DRIFT_NOW')}
          />
          <div>
            {engines.map((engine, index) => (
              <EngineDrift key={engine.id} engine={engine} finding={drifts[index]?.finding} />
            ))}
            <Cost engines={engines} />
          </div>
        </div>
      )}
    </Panel>
  );
}

const formatPercent = (finding: DriftFinding | null | undefined) =>
  `${formatNumber(finding ? finding.median * 100 : undefined, { decimals: 1, signed: true })} %`;

/** The median of the last seven days, and since when it is past the flag: a finding, so in text. */
function EngineDrift({ engine, finding }: { engine: PlantEquipment; finding: DriftFinding | null | undefined }) {
  const t = useText();
  const since = finding?.flaggedSince ?? null;
  return (
    <>
      <ComputedValue
        label={engine.name}
        answer={finding ? { value: finding.median * 100, state: 'good' } : refuse('too-few', 'fuelRate')}
        unit="%"
        decimals={1}
        signed
        layout="row"
        size="small"
        from={['fuelRate', 'power', 'load'].map((key) => formatSlotRef(engine.id, key))}
      />
      {since !== null && (
        <p className={style.finding}>
          {t('DRIFT_SINCE', { engine: engine.name, percent: FLAG_PERCENT, day: formatDay(since) })}
        </p>
      )}
    </>
  );
}

/** What all engines that burn more than their shop test burn more, tonnes a day at this load. */
function Cost({ engines }: { engines: readonly PlantEquipment[] }) {
  const t = useText();
  const excess = useAllFigures(engines).flatMap((figures) => (hasValue(figures.excess) ? [figures.excess.value] : []));
  const tonnes = excess.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
  if (tonnes === 0) return null;
  return <p className={style.note}>{t('DRIFT_COST', { tonnes: formatNumber(tonnes, { decimals: 1 }) })}</p>;
}
