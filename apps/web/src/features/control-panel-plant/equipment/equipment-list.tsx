import { equipmentKinds, type Plant, type PlantEquipment, parseSlotRef } from '@fms/domain/plant';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import type { PlantDraft } from '../draft/use-plant-draft.ts';
import style from '../style/plant.module.css';
import { formatKind } from '../words/equipment-words.ts';
import { AddEquipmentForm } from './add-equipment-form.tsx';

interface EquipmentListProps {
  readonly draft: PlantDraft;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** The equipment by kind, parts below what they are a part of, and a line to add more. */
export function EquipmentList({ draft, openId, onOpen }: EquipmentListProps) {
  const t = useText();
  const { plant } = draft;
  return (
    <Panel
      title={t('PLANT_EQUIPMENT')}
      actions={
        <Button size="compact-xs" variant="subtle" onClick={() => onOpen(undefined)} disabled={openId === undefined}>
          {t('PLANT_PROPOSALS')}
        </Button>
      }
    >
      <ul className={style.list} aria-label={t('PLANT_EQUIPMENT')}>
        {listInOrder(plant).map(({ equipment, depth }) => (
          <li key={equipment.id}>
            <button
              type="button"
              className={style.entry}
              data-depth={Math.min(depth, 2)}
              aria-current={equipment.id === openId}
              onClick={() => onOpen(equipment.id)}
            >
              <span className={style.name}>{equipment.name || formatKind(equipment.kind, t)}</span>
              <span className={style.count}>{countFilled(plant, equipment.id)}</span>
            </button>
          </li>
        ))}
      </ul>
      <AddEquipmentForm draft={draft} onAdded={onOpen} />
    </Panel>
  );
}

const countFilled = ({ bindings }: Plant, id: string) =>
  bindings.filter(({ slot, tagId }) => tagId !== null && parseSlotRef(slot)?.equipmentId === id).length;

interface Placed {
  readonly equipment: PlantEquipment;
  readonly depth: number;
}

function listInOrder({ equipment }: Plant): Placed[] {
  const rank = ({ kind }: PlantEquipment) => equipmentKinds.indexOf(kind);
  const sorted = equipment.toSorted(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
  const known = new Set(equipment.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): Placed[] =>
    sorted
      .filter((one) => (known.has(one.parentId ?? '') ? one.parentId : null) === parentId)
      .flatMap((one) => [{ equipment: one, depth }, ...below(one.id, depth + 1)]);
  return below(null, 0);
}
