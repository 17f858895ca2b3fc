import type { Vessel } from '@fms/contract/vessel';
import { EmptyState, Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { deliveryQueries } from '../../entities/delivery/index.ts';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { listPlantTanks, type PlantTank, useFuelHistory, useTankContents } from '../../entities/tank/index.ts';
import '../../language/machinery/fuel-flow.ts';
import { useText } from '../../language/index.ts';
import { listConsumers } from './flow/consumer.ts';
import { isDistillate, readGrades, type ShipFuel } from './flow/grades.ts';
import { useChangeLog } from './flow/use-change-log.ts';
import { useConsumerFlows } from './flow/use-consumer-flows.ts';
import { ChangePanel } from './panel/change.panel.tsx';
import { ConsumerPanel } from './panel/consumer.panel.tsx';
import { FaultPanel } from './panel/fault.panel.tsx';
import { FlowCurvePanel } from './panel/flow-curve.panel.tsx';
import { FlowFigures } from './panel/flow-figures.tsx';
import { JobPanel } from './panel/job.panel.tsx';
import { TotalPanel } from './panel/total.panel.tsx';
import style from './style/fuel-flow.module.css';
import { useFlowTable } from './view/flow-table.ts';

/** What each consumer burns by its own meters, held against totaliser and tanks; for administrators. */
export default function FuelFlowTab({ vessel }: { vessel: Vessel }) {
  const { table, keep } = useFlowTable();
  return (
    <PlantTab vessel={vessel} subject="fuel flow" needs={['main-engine', 'generator']} table={table}>
      {(parts) => <FuelFlow {...parts} onShown={keep} />}
    </PlantTab>
  );
}

interface FuelFlowProps extends PlantTabParts {
  /** Hears what is on screen, for the export. */
  readonly onShown: ReturnType<typeof useFlowTable>['keep'];
}

function FuelFlow({ vessel, plant, time, onShown }: FuelFlowProps) {
  const t = useText();
  const consumers = useMemo(() => listConsumers(plant), [plant]);
  const tanks = useMemo(() => listPlantTanks(plant), [plant]);
  const state = useTankContents(vessel, tanks);
  const { fuelDensity, now } = state.surroundings;
  const fuel = useFuelHistory(vessel.id, state.contents, fuelDensity);
  const { data } = useQuery(deliveryQueries.notes(vessel.id));
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const grades = readGrades(data?.notes ?? [], {
    grade: plant.textOf(ship, 'fuelGrade'),
    sulphurPercent: plant.numberOf(ship, 'fuelSulphur'),
    density: fuelDensity,
    distillateTank: findDistillateTank(tanks),
  });
  const flows = useConsumerFlows(vessel.id, consumers, grades);
  const log = useChangeLog(vessel.id, consumers, grades);
  useEffect(
    () => onShown({ consumers, flows: flows.flows, window: flows.history.window }),
    [onShown, consumers, flows],
  );
  if (consumers.length === 0) {
    return (
      <Panel>
        <EmptyState title={t('NO_FLOW_METERS')} detail={t('NO_FLOW_METERS_DETAIL')} />
      </Panel>
    );
  }
  return (
    <div className={style.tab}>
      <FlowFigures consumers={consumers} flows={flows} />
      <FlowCurvePanel consumers={consumers} flows={flows} onMoment={time.hold} />
      <TotalPanel consumers={consumers} flows={flows} tanks={fuel} grades={grades} now={now} />
      <ConsumerPanel consumers={consumers} flows={flows.flows} grades={grades} />
      <FaultPanel consumers={consumers} flows={flows.flows} now={now} onMoment={time.hold} />
      <JobPanel vesselId={vessel.id} window={flows.history.window} now={now} onMoment={time.hold} />
      {consumers.some(({ hasChangeOver }) => hasChangeOver) && (
        <ChangePanel
          vesselId={vessel.id}
          log={log}
          grades={grades}
          flows={flows.flows}
          now={now}
          onMoment={time.hold}
        />
      )}
    </div>
  );
}

function findDistillateTank(tanks: readonly PlantTank[]): ShipFuel['distillateTank'] {
  const tank = tanks.find(({ fluid }) => fluid !== undefined && isDistillate(fluid));
  return tank?.fluid === undefined ? undefined : { fluid: tank.fluid, density: tank.density };
}
