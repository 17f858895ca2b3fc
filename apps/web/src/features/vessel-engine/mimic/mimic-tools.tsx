import type { PlantEquipment } from '@fms/domain/plant';
import { Segmented } from '@fms/ui/control';
import { Switch } from '@mantine/core';
import { type LayoutEditor, LayoutTools, type PlantView } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import type { AddressValue } from '../../../navigation/address-schema.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import style from '../style/mimic.module.css';
import { CIRCUITS, type MIMIC_ADDRESS } from './mimic-address.ts';

type MimicState = AddressValue<typeof MIMIC_ADDRESS>;

interface MimicToolsProps {
  readonly engines: readonly PlantEquipment[];
  readonly engine: PlantEquipment;
  readonly state: MimicState;
  readonly change: ChangeAddress<MimicState>;
  readonly editor: LayoutEditor;
  readonly plant: PlantView;
}

/** Which engine and circuit, whether marks move, and the layout for who may change it. */
export function MimicTools({ engines, engine, state, change, editor, plant }: MimicToolsProps) {
  const t = useText();
  const circuitText = (circuit: string) => t(`MIMIC_${circuit.toUpperCase().replaceAll('-', '_')}` as TextKey);
  return (
    <div className={style.tools}>
      <LayoutTools
        editor={editor}
        hint={t('MIMIC_EDIT_HINT')}
        begin={t('MIMIC_EDIT')}
        isEditable={plant.plant.isEditable}
      >
        {engines.length > 1 && (
          <Segmented
            label={t('MIMIC_ENGINE')}
            value={engine.id}
            onChange={(id) => change({ engine: id, point: undefined })}
            options={engines.map(({ id, name }) => ({
              value: id,
              label: name.replace(/^Main engine (.)/i, (_all, first: string) => first.toUpperCase()),
            }))}
          />
        )}
        <Segmented
          label={t('MIMIC_CIRCUIT')}
          value={state.circuit}
          onChange={(circuit) => change({ circuit })}
          options={CIRCUITS.map((value) => ({ value, label: circuitText(value) }))}
        />
        <Switch
          size="xs"
          label={t('MIMIC_MOTION')}
          checked={state.motion === 'on'}
          onChange={(event) => change({ motion: event.currentTarget.checked ? 'on' : 'off' })}
        />
      </LayoutTools>
    </div>
  );
}
