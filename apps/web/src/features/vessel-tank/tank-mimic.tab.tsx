import type { Vessel } from '@fms/contract/vessel';
import { useEffect, useMemo } from 'react';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { listPlantTanks, useFuelHistory, useTankContents } from '../../entities/tank/index.ts';
import '../../language/machinery/tank.ts';
import { HullPanel } from './mimic/hull.panel.tsx';
import { useMoves } from './move/use-moves.ts';
import { RemainingPanel } from './remaining/remaining.panel.tsx';
import { SoundingPanel } from './sounding/sounding.panel.tsx';
import style from './style/tank.module.css';
import { useTankTable } from './view/tank-table.ts';

/** Tanks in their places in the hull, how the ship lies, transfers, and what remains on board. */
export default function TankMimicTab({ vessel }: { vessel: Vessel }) {
  const { table, keep } = useTankTable();
  return (
    <PlantTab vessel={vessel} subject="tanks" needs={['tank']} table={table}>
      {(parts) => <Mimic {...parts} keep={keep} />}
    </PlantTab>
  );
}

type MimicProps = PlantTabParts & Pick<ReturnType<typeof useTankTable>, 'keep'>;

function Mimic({ vessel, plant, time, keep }: MimicProps) {
  const tanks = useMemo(() => listPlantTanks(plant), [plant]);
  const state = useTankContents(vessel, tanks);
  const moves = useMoves(vessel.id, tanks);
  const fuel = useFuelHistory(vessel.id, state.contents, state.surroundings.fuelDensity);
  useEffect(() => keep(state.contents), [keep, state.contents]);
  return (
    <div className={style.mimic}>
      <HullPanel tanks={state} transfers={moves.running} />
      <SoundingPanel tanks={state} look="rate" transfers={moves.running} isPast={time.at !== undefined} />
      <RemainingPanel tanks={state} moves={moves} fuel={fuel} />
    </div>
  );
}
