import { plantEquipment } from '@fms/contract/plant';
import { addEquipment, equipmentKinds, type Plant, toEquipmentId } from '@fms/domain/plant';
import { Button, Select, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { FormFrame, useContractForm } from '../../../ui/form/index.ts';
import type { PlantDraft } from '../draft/use-plant-draft.ts';
import style from '../style/plant.module.css';
import { formatKind } from '../words/equipment-words.ts';

/** Kind and name of new equipment; together they must make an id that the plant does not have. */
const createSchema = ({ equipment }: Plant) =>
  plantEquipment.pick({ kind: true, name: true }).superRefine(({ kind, name }, context) => {
    const id = toEquipmentId({ kind, mark: name });
    if (!equipment.some((one) => one.id === id)) return;
    context.addIssue({ code: 'custom', path: ['name'], message: 'PLANT_NAME_TAKEN' });
  });

interface AddEquipmentFormProps {
  readonly draft: Pick<PlantDraft, 'plant' | 'change'>;
  /** With the id of what was added. */
  readonly onAdded: (id: string) => void;
}

/** A line that adds equipment to the draft; one without a name is named by its kind. */
export function AddEquipmentForm({ draft, onAdded }: AddEquipmentFormProps) {
  const t = useText();
  const form = useContractForm({
    schema: createSchema(draft.plant),
    initial: { kind: 'main-engine', name: '' },
    send: async ({ kind, name }) => {
      const id = toEquipmentId({ kind, mark: name });
      draft.change((plant) => addEquipment(plant, id, kind, name || formatKind(kind, t)));
      return id;
    },
    onSent: (id) => {
      form.change({ name: '' });
      onAdded(id);
    },
  });
  return (
    <FormFrame form={form} className={style.add}>
      <Select
        size="xs"
        aria-label={t('PLANT_KIND')}
        allowDeselect={false}
        data={equipmentKinds.map((value) => ({ value, label: formatKind(value, t) }))}
        value={form.values.kind}
        onChange={(kind) => kind !== null && form.change({ kind })}
      />
      <TextInput size="xs" aria-label={t('PLANT_NAME')} placeholder={t('PLANT_NAME_EXAMPLE')} {...form.field('name')} />
      <Button size="xs" type="submit" variant="default">
        {t('ADD_EQUIPMENT')}
      </Button>
    </FormFrame>
  );
}
