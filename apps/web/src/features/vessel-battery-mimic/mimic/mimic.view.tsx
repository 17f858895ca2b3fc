import type { Vessel } from '@fms/contract/vessel';
import { computeCrossingsLeft, computeEnergyAt } from '@fms/domain/battery';
import { hasValue } from '@fms/domain/plant-value';
import { HOUR_MS } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import type { PlantView } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { CellPanel } from '../cell/cell.panel.tsx';
import { chargeQueries } from '../charge/charge.queries.ts';
import { listCrossings } from '../charge/charge-sessions.ts';
import style from '../style/battery.module.css';
import type { ShownTable } from '../system/shown-table.ts';
import { type BatteryNow, useBattery } from '../system/use-battery.ts';
import { LatchPanel } from './latch.panel.tsx';
import { ProtectionPanel } from './protection.panel.tsx';
import { StatusPanel } from './status.panel.tsx';
import { StringPanel } from './string.panel.tsx';
import { buildStringTable } from './string-table.ts';

/** As far back as ten crossings are looked for. */
const CROSSINGS_MS = 48 * HOUR_MS;

interface MimicViewProps {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  readonly shown: ShownTable;
}

/** Bus, contactors, strings and cells, what they hold, what protects them, and which fault came first. */
export function MimicView({ vessel, plant, shown }: MimicViewProps) {
  const t = useText();
  const battery = useBattery(plant);
  const crossingsLeft = useCrossingsLeft(vessel, battery);
  shown.current = () => buildStringTable(battery, t);
  return (
    <div className={style.mimic}>
      <StringPanel battery={battery} plant={plant} />
      <div className={style.side}>
        <StatusPanel battery={battery} crossingsLeft={crossingsLeft} />
        <ProtectionPanel battery={battery} plant={plant} />
      </div>
      <CellPanel battery={battery} plant={plant} />
      <LatchPanel battery={battery} plant={plant} />
    </div>
  );
}

function useCrossingsLeft(vessel: Vessel, battery: BatteryNow) {
  const to = useFromClock((nowMs) => Math.ceil(nowMs / HOUR_MS) * HOUR_MS);
  const { data: records = [] } = useQuery(chargeQueries.ofVessel(vessel.id, { from: to - CROSSINGS_MS, to }));
  const full = computeEnergyAt(battery.strings, 100);
  const crossings = listCrossings(records, hasValue(full) ? full.value : undefined);
  return computeCrossingsLeft({ storedEnergy: battery.energy, reserveEnergy: battery.reserve }, crossings);
}
