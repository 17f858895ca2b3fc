import { DRIFT_FLAG, FUEL_LCV, readShopTest, type ShopTestCurve, selectSteady } from '@fms/domain/engine';
import { formatNumber } from '@fms/domain/format';
import type { PlantEquipment } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import { SfocChart, type SfocPoint } from '@fms/ui/engine';
import { EmptyState } from '@fms/ui/panel';
import { useMemo } from 'react';
import { PlantPanel, usePlantPlace } from '../../../entities/plant/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { listFigureSlots } from '../figure/engine-slots.ts';
import { readShopTestPoints, useAllFigures } from '../figure/use-engine-figures.ts';
import type { ConsumptionHistory } from '../history/use-consumption-history.ts';
import style from '../style/engine.module.css';
import { AmbientNote, EngineNow } from './engine-now.tsx';

interface ConsumptionPanelProps {
  readonly engines: readonly PlantEquipment[];
  /** In the order of the engines. */
  readonly history: readonly ConsumptionHistory[];
  readonly colors: readonly string[];
}

/** Specific consumption of all engines over load, against the curve of the shop test. */
export function ConsumptionPanel({ engines, history, colors }: ConsumptionPanelProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const curve = useShopTest(engines);
  const slots = useMemo(
    () => engines.flatMap(({ id }) => listFigureSlots(id)).filter((ref) => plant.has(ref)),
    [plant, engines],
  );
  const isCorrected = engines.every(({ id }) => plant.textOf(id, 'fuelGrade') !== undefined);
  return (
    <PlantPanel
      title={t(curve === undefined ? 'SFOC_TITLE_ALONE' : 'SFOC_TITLE')}
      quiet
      slots={slots}
      actions={
        <span className="fms-caption" title={t('SFOC_FACTORS', { source: FUEL_LCV.source })}>
          {t('SFOC_ABOUT')} · {t(isCorrected ? 'SFOC_CORRECTED' : 'SFOC_UNCORRECTED')}
        </span>
      }
    >
      <div className={style.consumption}>
        <Chart engines={engines} history={history} colors={colors} curve={curve} />
        <div>
          {engines.map((engine, index) => (
            <EngineNow key={engine.id} engine={engine} color={colors[index] ?? ''} index={index} />
          ))}
          {curve === undefined && <EmptyState title={t('SFOC_ADD')} detail={t('SFOC_ADD_DETAIL')} />}
        </div>
      </div>
      {engines.map((engine) => (
        <AmbientNote key={engine.id} engine={engine} isNamed={engines.length > 1} />
      ))}
    </PlantPanel>
  );
}

/** The curve of the first engine that has one: engines of one ship are sisters. */
function useShopTest(engines: readonly PlantEquipment[]): ShopTestCurve | undefined {
  const { plant } = usePlantPlace();
  return useMemo(() => {
    for (const { id } of engines) {
      const curve = readShopTestPoints(plant.curveOf(id, 'shopTest'));
      if (!('reason' in curve)) return curve;
    }
    return undefined;
  }, [plant, engines]);
}

interface ChartProps extends ConsumptionPanelProps {
  readonly curve: ShopTestCurve | undefined;
}

/** The means once, and where each engine is now; absent while it stands or a value is missing. */
function Chart({ engines, history, colors, curve }: ChartProps) {
  const t = useText();
  const groups = useMemo(
    () =>
      engines.map(({ name }, index) => ({
        name,
        color: colors[index] ?? '',
        points: selectSteady(history[index]?.means ?? []).map(({ loadPercent, sfoc }) => ({ x: loadPercent, y: sfoc })),
      })),
    [engines, history, colors],
  );
  const line = useMemo(() => sampleCurve(curve), [curve]);
  const now = useAllFigures(engines).map(({ load, sfoc }) =>
    hasValue(load) && hasValue(sfoc) ? { x: load.value, y: sfoc.value } : undefined,
  );
  const words = engines.map(({ name }, index) => describeMoment(name, now[index], t));
  return (
    <SfocChart
      label={t('SFOC_WORDS', { engines: words.join(', ') })}
      groups={groups}
      now={now}
      curve={line}
      flag={DRIFT_FLAG}
      curveText={t('SFOC_CURVE')}
      flagText={`+${DRIFT_FLAG * 100} %`}
    />
  );
}

function describeMoment(engine: string, now: SfocPoint | undefined, t: Translate): string {
  if (now === undefined) return t('SFOC_ENGINE_NONE', { engine });
  return t('SFOC_ENGINE_WORDS', { engine, sfoc: formatNumber(now.y, { decimals: 1 }), load: formatNumber(now.x) });
}

const STEP_PERCENT = 2.5;

function sampleCurve(curve: ShopTestCurve | undefined): { x: number; y: number }[] {
  if (curve === undefined) return [];
  const points: { x: number; y: number }[] = [];
  for (let load = curve.fromLoad; load <= curve.toLoad; load += STEP_PERCENT) {
    const sfoc = readShopTest(curve, { value: load, state: 'good' });
    if (hasValue(sfoc)) points.push({ x: load, y: sfoc.value });
  }
  return points;
}
