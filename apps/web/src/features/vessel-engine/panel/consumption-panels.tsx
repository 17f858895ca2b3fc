import type { Vessel } from '@fms/contract/vessel';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import type { Instant } from '@fms/domain/time';
import { useMemo } from 'react';
import { getSlotNumber, usePlantPlace, useSlot } from '../../../entities/plant/index.ts';
import { getSeriesColor, useSeriesColors } from '../../../entities/statistic/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { VESSEL_DENSITY } from '../figure/engine-slots.ts';
import { useConsumptionHistory } from '../history/use-consumption-history.ts';
import style from '../style/engine.module.css';
import { ConsumptionPanel } from './consumption.panel.tsx';
import { DriftPanel } from './drift.panel.tsx';

const HISTORY_STEP_MS = 600_000;

interface ConsumptionPanelsProps {
  readonly vessel: Vessel;
  readonly engines: readonly PlantEquipment[];
  /** The moment the tab shows; undefined: live. */
  readonly until: Instant | undefined;
}

/** Consumption over load and its drift, from the same ninety days; nothing where no engine measures fuel and load. */
export function ConsumptionPanels({ vessel, engines, until }: ConsumptionPanelsProps) {
  const { plant } = usePlantPlace();
  const order = useSeriesColors(vessel.id);
  const colors = useMemo(() => engines.map((_, index) => getSeriesColor(order, index)), [engines, order]);
  const density = getSlotNumber(useSlot(VESSEL_DENSITY));
  const now = useFromClock((nowMs) => Math.floor(nowMs / HISTORY_STEP_MS) * HISTORY_STEP_MS);
  const sources = useMemo(
    () =>
      engines.map(({ id }) => ({
        tags: {
          load: plant.tagOf(formatSlotRef(id, 'load')),
          power: plant.tagOf(formatSlotRef(id, 'power')),
          fuelRate: plant.tagOf(formatSlotRef(id, 'fuelRate')),
        },
        factors: { ratedPower: plant.numberOf(id, 'ratedPower'), density, fuelGrade: plant.textOf(id, 'fuelGrade') },
      })),
    [plant, engines, density],
  );
  const history = useConsumptionHistory(vessel.id, sources, until ?? now);
  if (!sources.some(({ tags }) => tags.load !== undefined && tags.fuelRate !== undefined)) return null;
  return (
    <div className={style.foot}>
      <ConsumptionPanel engines={engines} history={history} colors={colors} />
      <DriftPanel engines={engines} history={history} colors={colors} />
    </div>
  );
}
