import type { Tag } from '@fms/contract/tag';
import {
  bindSlot,
  formatSlotRef,
  type PlantEquipment,
  parseSlotRef,
  SLOTS,
  type Slot,
  type SlotRef,
} from '@fms/domain/plant';
import { convertIfKnown } from '@fms/domain/unit';
import { Panel } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { listTagOptions } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { LiveReading } from '../../../live/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import type { PlantDraft } from '../draft/use-plant-draft.ts';
import style from '../style/plant.module.css';
import { formatSlotName } from '../words/equipment-words.ts';

interface SlotTableProps {
  readonly equipment: PlantEquipment;
  readonly draft: PlantDraft;
  readonly tags: readonly Tag[];
}

interface SlotRow {
  readonly ref: SlotRef;
  readonly slot: Slot;
  readonly index: number | undefined;
  readonly tagId: number | null | undefined;
}

/** The slots of the equipment with the tag that fills each, its value now beside it. */
export function SlotTable({ equipment, draft, tags }: SlotTableProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const rows = listRows(equipment, draft);
  const shown = rows.filter(({ slot }) => formatSlotName(slot).toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <Panel
      title={t('PLANT_SLOTS')}
      actions={<FilterField label={t('PLANT_SLOT_FILTER')} value={words} onChange={setWords} />}
      flush
    >
      <HeadTable
        label={t('PLANT_SLOTS')}
        columns={[t('PLANT_SLOT'), t('PLANT_TAG'), t('PLANT_VALUE')]}
        className={`fms-table ${style.slots}`}
      >
        {shown.map((row) => (
          <Row key={row.ref} row={row} draft={draft} tags={tags} />
        ))}
      </HeadTable>
    </Panel>
  );
}

/** Every slot once; of those there are several of each that is filled, and one more to fill. */
function listRows({ id, kind }: PlantEquipment, { plant }: PlantDraft): SlotRow[] {
  const filled = new Map(plant.bindings.map(({ slot, tagId }) => [slot, tagId]));
  return SLOTS[kind].flatMap((slot): SlotRow[] => {
    const row = (index?: number): SlotRow => {
      const ref = formatSlotRef(id, slot.key, index);
      return { ref, slot, index, tagId: filled.get(ref) };
    };
    if (slot.indexed === undefined) return [row()];
    const indexes = [...filled.keys()].flatMap((ref) => {
      const place = parseSlotRef(ref);
      return place?.equipmentId === id && place.key === slot.key ? (place.index ?? []) : [];
    });
    return [...indexes.toSorted((a, b) => a - b), Math.max(0, ...indexes) + 1].map(row);
  });
}

function Row({ row: { ref, slot, index, tagId }, draft, tags }: { row: SlotRow } & Omit<SlotTableProps, 'equipment'>) {
  const t = useText();
  const label = index === undefined ? formatSlotName(slot) : `${formatSlotName(slot)} ${index}`;
  const fitting = useMemo(() => tags.filter((tag) => isFitting(tag, slot)), [tags, slot]);
  const tag = tags.find(({ Id }) => Id === tagId);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Select
          size="xs"
          aria-label={t('PLANT_TAG_OF', { slot: label })}
          placeholder={tagId === null ? t('PLANT_NO_TAG') : ''}
          searchable
          clearable
          limit={60}
          data={listTagOptions(fitting)}
          value={tag === undefined ? null : String(tag.Id)}
          onChange={(value) =>
            draft.change((plant) => bindSlot(plant, ref, tags.find(({ Id }) => String(Id) === value)?.Id ?? null))
          }
        />
      </td>
      <td>{tag === undefined ? null : <LiveReading tag={tag} label="" size="small" layout="row" />}</td>
    </tr>
  );
}

/** A tag of the slot's kind of value whose unit measures the same; one without a unit may be anything. */
function isFitting({ valueKind, unit }: Tag, slot: Slot): boolean {
  if (slot.valueKind === 'boolean') return valueKind === 'boolean' || unit === '';
  if (slot.valueKind !== valueKind) return false;
  return (
    valueKind !== 'number' || unit === '' || unit === slot.unit || convertIfKnown(1, unit, slot.unit) !== undefined
  );
}
