import type { Vessel } from '@fms/contract/vessel';
import { TAB_EQUIPMENT } from '@fms/domain/vessel';
import { Button } from '@mantine/core';
import { type CSSProperties, type RefObject, useMemo } from 'react';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/machinery/engine.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { type TableSource, useSlotTable, useTableSource } from './export/slot-table.ts';
import { ConsumptionPanels } from './panel/consumption-panels.tsx';
import { CylinderPanel } from './panel/cylinder.panel.tsx';
import { EnginePanel } from './panel/engine.panel.tsx';
import { SisterPanel } from './sister/sister.panel.tsx';
import { SISTER_ADDRESS } from './sister/sister-address.ts';
import style from './style/engine.module.css';

/** More engines than this stand in columns that scroll sideways. */
const MOST_ABREAST = 2;

/** Each main engine with its media, turbocharger and cylinders, and what all of them burn against the shop test (§9.8). */
export default function EngineTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { table, source } = useSlotTable(t('ENGINE_TAB'));
  const [{ isOpen }, change] = useAddressState(SISTER_ADDRESS);
  return (
    <PlantTab
      vessel={vessel}
      subject="engine"
      needs={TAB_EQUIPMENT.engine}
      table={table}
      actions={
        <Button
          size="compact-sm"
          variant={isOpen ? 'filled' : 'default'}
          aria-pressed={isOpen}
          onClick={() => change({ isOpen: !isOpen })}
        >
          {t('SISTER_ENGINES_SHOW')}
        </Button>
      }
    >
      {(parts) => <Engines {...parts} source={source} />}
    </PlantTab>
  );
}

function Engines({
  vessel,
  plant,
  time,
  source,
}: PlantTabParts & { readonly source: RefObject<TableSource | undefined> }) {
  const engines = useMemo(() => plant.ofKind('main-engine'), [plant]);
  const slots = useMemo(() => engines.flatMap(({ id }) => plant.listSlots(id)), [plant, engines]);
  useTableSource(source, slots);
  const [{ isOpen, compared }, change] = useAddressState(SISTER_ADDRESS);
  return (
    <div className={style.tab}>
      <div
        className={style.columns}
        data-many={engines.length > MOST_ABREAST}
        style={{ '--engines': engines.length } as CSSProperties}
      >
        {engines.map((engine) => (
          <div key={engine.id} className={style.column}>
            <EnginePanel engine={engine} />
            {plant.indexesOf(engine.id, 'cylinderExhaustTemperature').length > 1 && <CylinderPanel engine={engine} />}
          </div>
        ))}
      </div>
      <ConsumptionPanels vessel={vessel} engines={engines} until={time.at} />
      {isOpen && (
        <SisterPanel {...{ vessel, compared }} until={time.at} onCompare={(next) => change({ compared: next })} />
      )}
    </div>
  );
}
