import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { PlantPanel, pickFilled, usePlantPlace } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { listFigureSlots, MEDIA_ROWS, TURBOCHARGER_ROWS } from '../figure/engine-slots.ts';
import style from '../style/engine.module.css';
import { EngineLoad } from './engine-load.tsx';
import { MediaTable } from './media-table.tsx';
import { TurbochargerList } from './turbocharger-list.tsx';

/** One engine: its load, what flows through it with limits, its turbocharger and the hours to its overhauls. */
export function EnginePanel({ engine }: { engine: PlantEquipment }) {
  const { plant } = usePlantPlace();
  const shown = [
    ...pickFilled(
      plant,
      engine.id,
      [...MEDIA_ROWS, ...TURBOCHARGER_ROWS].map(({ key }) => key),
    ),
    ...listFigureSlots(engine.id).filter((ref) => plant.has(ref) && ref !== formatSlotRef('vessel', 'fuelDensity')),
  ];
  return (
    <PlantPanel title={engine.name} slots={shown} actions={<Rating engine={engine} />} className={style.engine}>
      <div className={style.parts}>
        <EngineLoad engine={engine} />
        <MediaTable engine={engine} />
        <TurbochargerList engine={engine} />
      </div>
    </PlantPanel>
  );
}

/** Number of cylinders, rated power and speed, as far as they are entered. */
function Rating({ engine: { id } }: { engine: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const power = plant.numberOf(id, 'ratedPower');
  const speed = plant.numberOf(id, 'ratedSpeed');
  const cylinders = plant.numberOf(id, 'cylinders') ?? plant.indexesOf(id, 'cylinderExhaustTemperature').length;
  if (power === undefined || speed === undefined) return null;
  return (
    <span className="fms-caption">
      {t('ENGINE_RATING', { cylinders, power: formatNumber(power), speed: formatNumber(speed) })}
    </span>
  );
}
