import type { Vessel } from '@fms/contract/vessel';
import { Segmented } from '@fms/ui/control';
import { useRef } from 'react';
import { z } from 'zod';
import { PlantTab, type PlantView } from '../../entities/plant/index.ts';
import type { ExportTable } from '../../export/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/machinery/generator.ts';
import '../../language/machinery/battery.ts';
import { addressOf, parameter } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { ChargeView } from './charge/charge.view.tsx';
import { MimicView } from './mimic/mimic.view.tsx';
import type { ShownTable } from './system/shown-table.ts';

const VIEWS = ['mimic', 'charge-history'] as const;
const VIEW_TEXT = { mimic: 'MIMIC', 'charge-history': 'CHARGE_HISTORY' } as const;
const ADDRESS = addressOf({ view: parameter('view', z.enum(VIEWS), 'mimic') });

/** The battery as it is now, and how it was charged: two views of one tab. */
export default function BatteryMimicTab({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const [{ view }, change] = useAddressState(ADDRESS);
  const shown: ShownTable = useRef<() => ExportTable>(undefined);
  const views = VIEWS.map((value) => ({ value, label: t(VIEW_TEXT[value]) }));
  return (
    <PlantTab
      vessel={vessel}
      subject={t(view === 'mimic' ? 'BATTERY_MIMIC_TAB' : 'CHARGE_HISTORY')}
      needs={['battery', 'battery-string']}
      table={() => shown.current?.() ?? { name: t('BATTERY'), columns: [], rows: [] }}
      actions={
        <Segmented label={t('BATTERY_VIEW')} value={view} onChange={(next) => change({ view: next })} options={views} />
      }
    >
      {({ plant }) => <View vessel={vessel} plant={plant} view={view} shown={shown} />}
    </PlantTab>
  );
}

interface ViewProps {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  readonly view: (typeof VIEWS)[number];
  readonly shown: ShownTable;
}

function View({ view, ...rest }: ViewProps) {
  return view === 'mimic' ? <MimicView {...rest} /> : <ChargeView {...rest} />;
}
