import type { PlantEquipment } from '@fms/domain/plant';
import { useDocumentVisibility } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { PlantPanel, useLayoutEditor } from '../../../entities/plant/index.ts';
import { useTableSource } from '../export/slot-table.ts';
import style from '../style/mimic.module.css';
import { listMimicSlots } from './list-mimic-slots.ts';
import { MimicLegend } from './mimic-legend.tsx';
import type { MimicPanelProps } from './mimic-panel.ts';
import { MimicSheet } from './mimic-sheet.tsx';
import { MimicTools } from './mimic-tools.tsx';
import { nameLayout, placeEngineMimic } from './place-engine-mimic.ts';
import { PointCard } from './point.card.tsx';
import { ProofTable } from './proof.panel.tsx';

/** Devices stand on a grid, so that pipes between them stay straight. */
const GRID_PX = 4;

/** The mimic of an engine, its layout to be edited, the measuring point that is open, and what proves each flow. */
export function OneEngine({ engine, ...parts }: MimicPanelProps & { readonly engine: PlantEquipment }) {
  const { plant, source, state, change } = parts;
  const editor = useLayoutEditor(plant, nameLayout(engine.id), GRID_PX);
  const { moved } = editor;
  const mimic = useMemo(
    () => placeEngineMimic(plant, engine.id, state.circuit, moved),
    [plant, engine.id, state.circuit, moved],
  );
  const slots = useMemo(() => listMimicSlots(mimic).filter((slot) => plant.has(slot)), [mimic, plant]);
  const isSeen = useDocumentVisibility() === 'visible';
  useTableSource(source, slots);
  const select = useCallback((point: typeof state.point) => change({ point }), [change]);
  return (
    <PlantPanel title={engine.name} slots={slots} actions={<MimicTools {...parts} shown={engine.id} editor={editor} />}>
      <div className={style.layout} data-aside="true">
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
