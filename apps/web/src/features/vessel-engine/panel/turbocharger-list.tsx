import { computeHoursToOverhaul } from '@fms/domain/engine';
import { formatNumber } from '@fms/domain/format';
import { formatSlotRef, type PlantEquipment } from '@fms/domain/plant';
import { hasValue, parameter } from '@fms/domain/plant-value';
import { ServiceBar } from '@fms/ui/engine';
import {
  getReasonText,
  getSlotNumber,
  SlotValue,
  toPlantInput,
  usePlantPlace,
  useSlot,
} from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { TURBOCHARGER_ROWS } from '../figure/engine-slots.ts';
import style from '../style/engine.module.css';

/** The turbocharger, the hours left to both overhauls, running hours and starts. */
export function TurbochargerList({ engine }: { engine: PlantEquipment }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const rows = TURBOCHARGER_ROWS.map((row) => ({ ...row, slot: formatSlotRef(engine.id, row.key) })).filter(
    ({ slot }) => plant.has(slot),
  );
  return (
    <div className={style.turbocharger}>
      {rows.length > 0 && <h3 className={style.subtitle}>{t('ENGINE_TURBOCHARGER')}</h3>}
      {rows.map(({ slot, text }) => (
        <SlotValue key={slot} slot={slot} label={t(text)} layout="row" size="small" />
      ))}
      <Overhaul engine={engine} text="ENGINE_TO_TOP_END" interval="overhaulInterval" last="hoursAtOverhaul" />
      <Overhaul engine={engine} text="ENGINE_TO_MAJOR" interval="majorOverhaulInterval" last="hoursAtMajorOverhaul" />
      <Hours engine={engine} />
    </div>
  );
}

interface OverhaulProps {
  readonly engine: PlantEquipment;
  readonly text: TextKey;
  /** Keys of the engine's parameters. */
  readonly interval: string;
  readonly last: string;
}

/** Hours left, and how much of the interval has passed; nothing where no interval is entered. */
function Overhaul({ engine: { id }, text, interval, last }: OverhaulProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  const reading = useSlot(formatSlotRef(id, 'runningHours'));
  const hours = plant.numberOf(id, interval);
  if (hours === undefined || hours <= 0) return null;
  const left = computeHoursToOverhaul({
    runningHours: toPlantInput(reading, 'runningHours'),
    hoursAtOverhaul: parameter(plant.numberOf(id, last), last),
    interval: parameter(hours, interval),
  });
  return (
    <div className={style.overhaul}>
      <span>{t(text)}</span>
      <b>
        {!hasValue(left)
          ? getReasonText(left.reason, t)
          : left.value < 0
            ? `${formatNumber(-left.value)} h ${t('ENGINE_OVERDUE')}`
            : t('ENGINE_HOURS', { hours: formatNumber(left.value) })}
      </b>
      <ServiceBar used={hasValue(left) ? 1 - left.value / hours : null} />
    </div>
  );
}

/** "31 284 h · 412 starts" */
function Hours({ engine: { id } }: { engine: PlantEquipment }) {
  const t = useText();
  const hours = getSlotNumber(useSlot(formatSlotRef(id, 'runningHours')));
  const starts = getSlotNumber(useSlot(formatSlotRef(id, 'starts')));
  const words = [
    ...(hours === undefined ? [] : [t('ENGINE_HOURS', { hours: formatNumber(hours) })]),
    ...(starts === undefined ? [] : [t('ENGINE_STARTS', { count: starts })]),
  ];
  return words.length === 0 ? null : <p className={style.hours}>{words.join(' · ')}</p>;
}
