import type { PlantEquipment } from '@fms/domain/plant';
import { Segmented } from '@fms/ui/control';
import { Button, Switch } from '@mantine/core';
import type { PlantView } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import type { AddressValue } from '../../../navigation/address-schema.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import style from '../style/mimic.module.css';
import { CIRCUITS, type MIMIC_ADDRESS } from './mimic-address.ts';
import type { LayoutEditor } from './use-layout-editor.ts';

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
      {editor.isEditing ? (
        <>
          <span className="fms-caption">{t(editor.hasFailed ? 'MIMIC_SAVE_FAILED' : 'MIMIC_EDIT_HINT')}</span>
          <Button size="compact-sm" variant="default" disabled={!editor.canUndo} onClick={editor.undo}>
            {t('MIMIC_EDIT_UNDO')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={editor.cancel}>
            {t('MIMIC_EDIT_CANCEL')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={editor.reset}>
            {t('MIMIC_EDIT_RESET')}
          </Button>
          <Button size="compact-sm" loading={editor.isSaving} onClick={editor.finish}>
            {t('MIMIC_EDIT_DONE')}
          </Button>
        </>
      ) : (
        <>
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
          {plant.plant.isEditable && (
            <Button size="compact-sm" variant="default" onClick={editor.begin}>
              {t('MIMIC_EDIT')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
