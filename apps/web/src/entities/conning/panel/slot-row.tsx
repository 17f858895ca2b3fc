import type { SlotRef } from '@fms/domain/plant';
import { SlotValue, usePlantPlace } from '../../plant/index.ts';
import style from './conning-panel.module.css';

interface SlotRowProps {
  readonly slot: SlotRef;
  readonly label: string;
  /** What was ordered stands back behind what is. */
  readonly isOrder: boolean;
}

/** A value of the plant as a row; nothing where no tag fills its slot. */
export function SlotRow({ slot, label, isOrder }: SlotRowProps) {
  const { plant } = usePlantPlace();
  if (!plant.has(slot)) return null;
  return (
    <div className={isOrder ? style.order : undefined}>
      <SlotValue slot={slot} label={label} layout="row" size="small" />
    </div>
  );
}
