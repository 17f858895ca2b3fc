import type { Vessel } from '@fms/contract/vessel';
import { buildEngineMimic, placeMimic } from '@fms/domain/plant/mimic';
import { useDocumentVisibility } from '@mantine/hooks';
import { type RefObject, useCallback, useMemo } from 'react';
import { PlantPanel, PlantTab, type PlantTabParts, useLayoutEditor } from '../../entities/plant/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/engine.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { type TableSource, useSlotTable, useTableSource } from './export/slot-table.ts';
import { listMimicSlots } from './mimic/list-mimic-slots.ts';
import { MIMIC_ADDRESS } from './mimic/mimic-address.ts';
import { MimicLegend } from './mimic/mimic-legend.tsx';
import { MimicSheet } from './mimic/mimic-sheet.tsx';
import { MimicTools } from './mimic/mimic-tools.tsx';
import { PointCard } from './mimic/point.card.tsx';
import { ProofTable } from './mimic/proof.panel.tsx';
import style from './style/mimic.module.css';

/** Devices stand on a grid, so that pipes between them stay straight. */
const GRID_PX = 4;

/** One engine's fuel, lube oil and cooling as a mimic, with what proves each flow (§9.8). */
export default function EngineMimicTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { table, source } = useSlotTable(t('ENGINE_MIMIC_TAB'));
  return (
    <PlantTab vessel={vessel} subject="engine mimic" needs={['main-engine']} table={table}>
      {(parts) => <EngineMimic {...parts} source={source} />}
    </PlantTab>
  );
}

interface EngineMimicProps extends PlantTabParts {
  readonly source: RefObject<TableSource | undefined>;
}

function EngineMimic({ plant, source }: EngineMimicProps) {
  const engines = plant.ofKind('main-engine');
  const [state, change] = useAddressState(MIMIC_ADDRESS);
  const engine = engines.find(({ id }) => id === state.engine) ?? engines[0];
  const engineId = engine?.id ?? '';
  const editor = useLayoutEditor(plant, `engine/${engineId}`, GRID_PX);
  const isSeen = useDocumentVisibility() === 'visible';
  const template = useMemo(() => buildEngineMimic(engineId), [engineId]);
  const { moved } = editor;
  const only = state.circuit === 'all' ? undefined : state.circuit;
  const mimic = useMemo(
    () => placeMimic(template, { isFilled: (slot) => plant.has(slot), moved, only }),
    [template, plant, moved, only],
  );
  const slots = useMemo(() => listMimicSlots(mimic).filter((slot) => plant.has(slot)), [mimic, plant]);
  useTableSource(source, slots);
  const select = useCallback((point: typeof state.point) => change({ point }), [change]);
  if (engine === undefined) return null;
  return (
    <PlantPanel
      title={engine.name}
      slots={slots}
      actions={
        <MimicTools engines={engines} engine={engine} state={state} change={change} editor={editor} plant={plant} />
      }
    >
      <div className={style.layout}>
        <div className={style.main}>
          <MimicSheet
            engine={engine}
            mimic={mimic}
            moves={state.motion === 'on' && isSeen}
            selected={state.point}
            onSelect={select}
            editor={editor}
          />
          <MimicLegend mimic={mimic} />
        </div>
        <aside className={style.side}>
          {state.point !== undefined && <PointCard slot={state.point} onClose={() => select(undefined)} />}
          <ProofTable mimic={mimic} />
        </aside>
      </div>
    </PlantPanel>
  );
}
