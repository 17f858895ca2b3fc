import type { Vessel } from '@fms/contract/vessel';
import { PlantTab, type PlantTabParts } from '../../entities/plant/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/machinery/engine.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { type SlotSource, useSlotTable } from './export/slot-table.ts';
import { AllEngines } from './mimic/all-engines.panel.tsx';
import { ALL_ENGINES, MIMIC_ADDRESS } from './mimic/mimic-address.ts';
import { OneEngine } from './mimic/one-engine.panel.tsx';

/** Fuel, lube oil, cooling, exhaust and air of one engine as a mimic with what proves each flow, or of all engines (§9.8). */
export default function EngineMimicTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const { table, source } = useSlotTable(t('ENGINE_MIMIC_TAB'));
  return (
    <PlantTab vessel={vessel} subject="engine mimic" needs={['main-engine']} table={table}>
      {(parts) => <EngineMimic {...parts} source={source} />}
    </PlantTab>
  );
}

function EngineMimic({ plant, source }: PlantTabParts & { readonly source: SlotSource }) {
  const engines = plant.ofKind('main-engine');
  const [state, change] = useAddressState(MIMIC_ADDRESS);
  const engine = engines.find(({ id }) => id === state.engine) ?? engines[0];
  if (engine === undefined) return null;
  const parts = { plant, source, engines, state, change };
  const showsAll = state.engine === ALL_ENGINES && engines.length > 1;
  return showsAll ? <AllEngines {...parts} /> : <OneEngine {...parts} engine={engine} />;
}
