import type { Vessel } from '@fms/contract/vessel';
import { TAB_EQUIPMENT } from '@fms/domain/vessel';
import { type RefObject, useRef } from 'react';
import { PlantPanel, PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { type Board, SingleLineView, useBoard } from '../../entities/switchboard/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/machinery/generator.ts';
import { buildSetTable } from './export/set-table.ts';
import { ChangePanel } from './history/change.panel.tsx';
import { LoadPanel } from './history/load.panel.tsx';
import { useDayHistory } from './history/use-day-history.ts';
import { SetPanel } from './set/set.panel.tsx';
import style from './style/generator.module.css';
import { TripPanel } from './trip/trip.panel.tsx';

/** Sets, switchboard and what the ship carries: single line, trip of the largest set, figures of each set, the last day. */
export default function GeneratorTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const shown = useRef<Board>(undefined);
  return (
    <PlantTab
      vessel={vessel}
      subject={t('GENERATOR_TAB')}
      needs={TAB_EQUIPMENT.generator}
      table={(_plant, at) =>
        shown.current === undefined ? { name: t('SETS'), columns: [], rows: [] } : buildSetTable(shown.current, at, t)
      }
    >
      {(parts) => <Generators {...parts} shown={shown} />}
    </PlantTab>
  );
}

interface GeneratorsProps extends PlantTabParts {
  /** Where the export finds what is on screen. */
  readonly shown: RefObject<Board | undefined>;
}

function Generators({ vessel, plant, shown }: GeneratorsProps) {
  const t = useText();
  const board = useBoard(plant);
  shown.current = board;
  const day = useDayHistory(plant);
  return (
    <div className={style.tab}>
      <PlantPanel quiet title={t('SINGLE_LINE')} slots={board.slots}>
        <SingleLineView board={board} label={t('SINGLE_LINE_OF', { vessel: vessel.name })} />
        {board.layout.isAssumed && <p className={style.note}>{t('SECTIONS_ASSUMED')}</p>}
      </PlantPanel>
      <TripPanel board={board} />
      <SetPanel board={board} plant={plant} day={day} />
      <LoadPanel day={day} />
      <ChangePanel board={board} plant={plant} day={day} />
    </div>
  );
}
