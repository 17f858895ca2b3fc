import type { Vessel } from '@fms/contract/vessel';
import type { EquipmentKind } from '@fms/domain/plant';
import { type RefObject, useEffect, useRef } from 'react';
import {
  AzimuthPanel,
  BridgeButton,
  BridgeLayer,
  HeadingPanel,
  MotionPanel,
  PropulsionPanel,
  SpeedPanel,
  SteeringPanel,
  ThrusterPanel,
  TimelinePanel,
  WindPanel,
} from '../../entities/conning/index.ts';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { translate } from '../../language/index.ts';
import '../../language/machinery/conning.ts';
import { type Live, useLive } from '../../live/index.ts';
import { ArrangementMenu } from './arrangement-menu.tsx';
import style from './conning.module.css';
import { buildConningTable } from './conning-table.ts';
import { useArrangement } from './use-arrangement.ts';

const NEEDS: readonly EquipmentKind[] = ['vessel', 'shaft', 'azimuth'];

/** What the bridge reads: way, wind, water and propulsion, as it is or as it was at a moment. */
export default function ConningTab({ vessel }: { vessel: Vessel }) {
  const shown = useRef<Live>(null);
  return (
    <PlantTab
      vessel={vessel}
      subject="conning"
      needs={NEEDS}
      table={(plant, at) => buildConningTable({ vessel, plant, at, tags: shown.current?.tags }, translate)}
      actions={<Actions />}
    >
      {(parts) => <Conning {...parts} shown={shown} />}
    </PlantTab>
  );
}

function Actions() {
  return (
    <div className={style.actions}>
      <ArrangementMenu />
      <BridgeButton />
    </div>
  );
}

interface ConningProps extends PlantTabParts {
  /** Told which values are on screen, for the export of them. */
  readonly shown: RefObject<Live | null>;
}

function Conning({ vessel, plant, time, shown }: ConningProps) {
  const live = useLive();
  useEffect(() => {
    shown.current = live;
  }, [live, shown]);
  const { arrangement } = useArrangement(plant);
  const isTurning = arrangement === 'azimuth' || arrangement === 'pod';
  return (
    <div className={style.layout}>
      <div className={style.row}>
        <div className={style.wide}>
          <HeadingPanel vessel={vessel} />
        </div>
        <div className={style.narrow}>
          <SpeedPanel />
        </div>
        <div className={style.middle}>
          <WindPanel />
        </div>
        <div className={style.middle}>
          <MotionPanel />
        </div>
      </div>
      <div className={style.row}>
        <div className={style.wide}>{isTurning ? <AzimuthPanel /> : <SteeringPanel />}</div>
        <div className={style.widest}>{!isTurning && <PropulsionPanel />}</div>
        <div className={style.middle}>
          <ThrusterPanel />
        </div>
      </div>
      <TimelinePanel vessel={vessel} time={time} />
      <BridgeLayer vessel={vessel} isPast={time.at !== undefined} />
    </div>
  );
}
