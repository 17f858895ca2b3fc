import type { Vessel } from '@fms/contract/vessel';
import { TAB_EQUIPMENT } from '@fms/domain/vessel';
import { useEffect, useMemo } from 'react';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { groupByGrade, listPlantTanks, useFuelHistory, useTankContents } from '../../entities/tank/index.ts';
import '../../language/machinery/tank.ts';
import { BalancePanel } from './balance/balance.panel.tsx';
import { DayReportPanel } from './balance/day-report.panel.tsx';
import { GradeHistoryPanel } from './content/grade-history.panel.tsx';
import { DeliveryPanel } from './delivery/delivery.panel.tsx';
import { MovePanel } from './move/move.panel.tsx';
import { useMoves } from './move/use-moves.ts';
import { SoundingPanel } from './sounding/sounding.panel.tsx';
import style from './style/tank.module.css';
import { useTankTable } from './view/tank-table.ts';

/** What the tanks hold and how it came to that: curve, soundings, what was bunkered and moved, and the check by meters. */
export default function TankTab({ vessel }: { vessel: Vessel }) {
  const { table, keep } = useTankTable();
  return (
    <PlantTab vessel={vessel} subject="tank" needs={TAB_EQUIPMENT.tank} table={table}>
      {(parts) => <Tanks {...parts} keep={keep} />}
    </PlantTab>
  );
}

type TanksProps = PlantTabParts & Pick<ReturnType<typeof useTankTable>, 'keep'>;

function Tanks({ vessel, plant, time, keep }: TanksProps) {
  const tanks = useMemo(() => listPlantTanks(plant), [plant]);
  const groups = useMemo(() => groupByGrade(tanks), [tanks]);
  const state = useTankContents(vessel, tanks);
  const moves = useMoves(vessel.id, tanks);
  const fuel = useFuelHistory(vessel.id, state.contents, state.surroundings.fuelDensity);
  const { now } = state.surroundings;
  useEffect(() => keep(state.contents), [keep, state.contents]);
  return (
    <div className={style.tab}>
      <GradeHistoryPanel groups={groups} moves={moves.moves} onMoment={time.hold} />
      <MovePanel moves={moves} tanks={tanks} now={now} onMoment={time.hold} />
      <SoundingPanel tanks={state} look="sounding" transfers={moves.running} isPast={time.at !== undefined} />
      <BalancePanel fuel={fuel} now={now} />
      <DayReportPanel vessel={vessel} fuel={fuel} now={now} />
      {tanks.some(({ medium }) => medium === 'fuel') && (
        <DeliveryPanel vesselId={vessel.id} tanks={tanks} now={now} onMoment={time.hold} />
      )}
    </div>
  );
}
