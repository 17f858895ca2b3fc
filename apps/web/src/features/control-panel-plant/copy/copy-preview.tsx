import { findSlotOf, type Plant, parseSlotRef, type SlotRef } from '@fms/domain/plant';
import { useText } from '../../../language/index.ts';
import style from '../style/plant.module.css';
import { formatSlotName } from '../words/equipment-words.ts';
import type { PlannedCopy } from './use-plant-copies.ts';

/** Slots of one kind that are named; the rest are counted. */
const MOST_NAMED = 40;

/** Vessel by vessel what a copy adds and binds, what stays as it is, and what has no tag there. */
export function CopyPreview({ from, planned }: { from: Plant; planned: readonly PlannedCopy[] }) {
  const t = useText();
  return (
    <section aria-label={t('PLANT_COPY_PREVIEW')} className={style.preview}>
      {planned.map(({ vessel, copy, changes }) => {
        const { added, described, bound, kept, missing } = copy;
        return (
          <article key={vessel.id} aria-label={vessel.name}>
            <strong>{vessel.name}</strong>{' '}
            {changes === 0 ? (
              <span className="fms-caption">{t('PLANT_COPY_SAME')}</span>
            ) : (
              <span>{t('PLANT_COPY_EQUIPMENT', { added: added.length, described: described.length })}</span>
            )}
            <Slots title={t('PLANT_COPY_BOUND', { count: bound.length })} slots={bound} plant={from} />
            <Slots title={t('PLANT_COPY_KEPT', { count: kept.length })} slots={kept} plant={from} />
            <Slots title={t('PLANT_COPY_MISSING', { count: missing.length })} slots={missing} plant={from} />
          </article>
        );
      })}
    </section>
  );
}

interface SlotsProps {
  readonly title: string;
  readonly slots: readonly SlotRef[];
  /** The plant they are named by. */
  readonly plant: Plant;
}

function Slots({ title, slots, plant }: SlotsProps) {
  const t = useText();
  if (slots.length === 0) return null;
  const more = slots.length - MOST_NAMED;
  return (
    <details>
      <summary>{title}</summary>
      <ul className={style.changes}>
        {slots.slice(0, MOST_NAMED).map((slot) => (
          <li key={slot}>{nameSlot(slot, plant)}</li>
        ))}
      </ul>
      {more > 0 && <p className="fms-caption">{t('PLANT_CHANGES_MORE', { count: more })}</p>}
    </details>
  );
}

/** "Main engine port, cylinder exhaust temperature 4". */
function nameSlot(ref: SlotRef, plant: Plant): string {
  const found = findSlotOf(plant, ref);
  if (found === undefined) return ref;
  const index = parseSlotRef(ref)?.index;
  const words = formatSlotName(found.slot).toLowerCase();
  return `${found.equipment.name}, ${index === undefined ? words : `${words} ${index}`}`;
}
