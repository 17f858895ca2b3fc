import type { Tag } from '@fms/contract/tag';
import { changeEquipment, EQUIPMENT_KINDS, type PlantEquipment, removeEquipment } from '@fms/domain/plant';
import { IconButton } from '@fms/ui/control';
import { Panel } from '@fms/ui/panel';
import { Button, Select, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { PlantDraft } from '../draft/use-plant-draft.ts';
import { SlotTable } from '../slot/slot-table.tsx';
import style from '../style/plant.module.css';
import { formatKind } from '../words/equipment-words.ts';
import { ParameterField } from './parameter-field.tsx';

interface EquipmentEditorProps {
  readonly equipment: PlantEquipment;
  readonly draft: PlantDraft;
  readonly tags: readonly Tag[];
  readonly onClose: () => void;
}

/** One piece of equipment: its name and place, what is known of it, and the tags that fill its slots. */
export function EquipmentEditor({ equipment, draft, tags, onClose }: EquipmentEditorProps) {
  const t = useText();
  const { id, kind, name, parentId } = equipment;
  const { parameters, parent } = EQUIPMENT_KINDS[kind];
  const parents = draft.plant.equipment.filter((one) => one.kind === parent && one.id !== id);
  const remove = () => {
    draft.change((plant) => removeEquipment(plant, id));
    onClose();
  };
  return (
    <div className={style.editor}>
      <Panel
        title={name || formatKind(kind, t)}
        actions={<IconButton icon="close" iconSize={16} label={t('CLOSE')} onClick={onClose} tooltip="left" />}
      >
        <div className={style.fields}>
          <TextInput
            size="xs"
            label={t('PLANT_NAME')}
            value={name}
            onChange={({ currentTarget: { value } }) =>
              draft.change((plant) => changeEquipment(plant, id, { name: value }))
            }
          />
          {parent !== undefined && (
            <Select
              size="xs"
              label={t('PLANT_PART_OF')}
              clearable
              data={parents.map((one) => ({ value: one.id, label: one.name }))}
              value={parentId}
              onChange={(value) => draft.change((plant) => changeEquipment(plant, id, { parentId: value }))}
            />
          )}
          {parameters.map((parameter) => (
            <ParameterField key={parameter.key} equipment={equipment} parameter={parameter} draft={draft} />
          ))}
        </div>
        <Button size="compact-xs" variant="subtle" color="red" onClick={remove}>
          {t('PLANT_REMOVE', { name: name || formatKind(kind, t) })}
        </Button>
      </Panel>
      <SlotTable equipment={equipment} draft={draft} tags={tags} />
    </div>
  );
}
