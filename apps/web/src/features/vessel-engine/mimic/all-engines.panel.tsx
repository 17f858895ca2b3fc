import { useDocumentVisibility } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { PlantPanel } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { useTableSource } from '../export/slot-table.ts';
import style from '../style/mimic.module.css';
import { listMimicSlots } from './list-mimic-slots.ts';
import { ALL_ENGINES } from './mimic-address.ts';
import { MimicLegend } from './mimic-legend.tsx';
import type { MimicPanelProps } from './mimic-panel.ts';
import { MimicSheet } from './mimic-sheet.tsx';
import { MimicTools } from './mimic-tools.tsx';
import { placeEngineMimic } from './place-engine-mimic.ts';
import { PointCard } from './point.card.tsx';

/** Every engine's mimic, one below the other, with the measuring point that is open: engines are held against each other. */
export function AllEngines(parts: MimicPanelProps) {
  const t = useText();
  const { plant, source, engines, state, change } = parts;
  const { circuit, point } = state;
  const isSeen = useDocumentVisibility() === 'visible';
  const sheets = useMemo(
    () => engines.map((engine) => ({ engine, mimic: placeEngineMimic(plant, engine.id, circuit) })),
    [plant, engines, circuit],
  );
  const slots = useMemo(() => {
    const shown = sheets.flatMap(({ mimic }) => listMimicSlots(mimic));
    return [...new Set(shown)].filter((slot) => plant.has(slot));
  }, [plant, sheets]);
  useTableSource(source, slots);
  const select = useCallback((pressed: typeof point) => change({ point: pressed }), [change]);
  return (
    <PlantPanel title={t('MIMIC_ALL_ENGINES')} slots={slots} actions={<MimicTools {...parts} shown={ALL_ENGINES} />}>
      <div className={style.layout} data-aside={point !== undefined}>
        <div className={style.main}>
          <div className={style.sheets}>
            {sheets.map(({ engine, mimic }) => (
              <div key={engine.id} className={style.sheet}>
                <MimicSheet
                  engine={engine}
                  mimic={mimic}
                  moves={state.motion === 'on' && isSeen}
                  selected={point}
                  onSelect={select}
                />
              </div>
            ))}
          </div>
          {sheets[0] && <MimicLegend mimic={sheets[0].mimic} />}
        </div>
        {point !== undefined && (
          <aside className={style.side}>
            <PointCard slot={point} onClose={() => select(undefined)} />
          </aside>
        )}
      </div>
    </PlantPanel>
  );
}
