import type { EquipmentKind, PlantEquipment } from '@fms/domain/plant';
import type { ComponentType } from 'react';
import { type TextKey, useText } from '../../../language/index.ts';
import { PlantPanel, type PlantView, pickFilled, usePlantPlace } from '../../plant/index.ts';
import style from './conning-panel.module.css';
import type { Titled } from './panel-props.ts';

export interface EquipmentProps {
  readonly equipment: PlantEquipment;
}

interface EquipmentPanelParts {
  /** Equipment is shown where tags fill one of these slots. */
  readonly keys: readonly string[];
  /** Slots of which the panel says how fresh they are. */
  readonly main: readonly string[];
  /** May count the equipment. */
  readonly findTitle: (plant: PlantView) => TextKey;
  /** One below the other; side by side otherwise. */
  readonly isStacked?: boolean;
}

/** A panel that draws `Part` for each piece of equipment of a kind, and nothing on a ship that has none. */
export function createEquipmentPanel(
  kind: EquipmentKind,
  parts: EquipmentPanelParts,
  Part: ComponentType<EquipmentProps>,
) {
  const { keys, main, findTitle, isStacked = false } = parts;
  return function EquipmentPanel({ title }: Titled) {
    const t = useText();
    const { plant } = usePlantPlace();
    const shown = plant.ofKind(kind).filter(({ id }) => pickFilled(plant, id, keys).length > 0);
    if (shown.length === 0) return null;
    const slots = shown.flatMap(({ id }) => pickFilled(plant, id, main));
    const ownTitle = t(findTitle(plant), { count: shown.length });
    return (
      <PlantPanel title={title ?? ownTitle} quiet slots={slots} className={style.panel}>
        <div className={isStacked ? style.stack : style.columns}>
          {shown.map((equipment) => (
            <Part key={equipment.id} equipment={equipment} />
          ))}
        </div>
      </PlantPanel>
    );
  };
}
