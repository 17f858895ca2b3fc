import { evaluateInsulation } from '@fms/domain/battery';
import { formatNumber, formatTime } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import { Reading } from '@fms/ui/value';
import { getSlotState, PlantPanel, type PlantView, SlotValue, toPlantInput } from '../../../entities/plant/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { BATTERY_ID, findStringSlot } from '../system/battery-slots.ts';
import type { BatteryNow } from '../system/use-battery.ts';
import { readFaultLatch } from './fault-latch.ts';
import style from './status.module.css';

interface ProtectionPanelProps {
  readonly battery: BatteryNow;
  readonly plant: PlantView;
}

const MEASURED = [
  ['offGas', 'OFF_GAS', 0],
  ['coolantTemperature', 'COOLANT_IN', 1],
  ['coolantFlow', 'COOLANT_FLOW', 1],
] as const satisfies readonly (readonly [string, TextKey, number])[];

/** What protects the battery: insulation against its limit, gas, ventilation, cooling, emergency stop. */
export function ProtectionPanel({ battery, plant }: ProtectionPanelProps) {
  const t = useText();
  const insulation = findInsulation(battery);
  return (
    <PlantPanel quiet title={t('PROTECTION')} slots={battery.slots}>
      <div className={style.rows}>
        {insulation !== undefined && (
          <SlotValue slot={insulation} label={t('INSULATION')} decimals={0} size="small" layout="row" />
        )}
        {MEASURED.map(([key, label, decimals]) => {
          const slot = formatSlotRef(BATTERY_ID, key);
          if (!battery.has(slot)) return null;
          return <SlotValue key={key} slot={slot} label={t(label)} decimals={decimals} size="small" layout="row" />;
        })}
        <StateRow battery={battery} name="ventilation" label={t('VENTILATION')} words={['IS_STOPPED', 'IS_RUNNING']} />
        <StateRow
          battery={battery}
          name="emergencyStop"
          label={t('EMERGENCY_STOP')}
          words={['IS_READY', 'IS_PRESSED']}
        />
      </div>
      <InsulationNote battery={battery} />
      <Tripped battery={battery} plant={plant} />
    </PlantPanel>
  );
}

/** Of the battery, else of the string of the lowest. */
function findInsulation(battery: BatteryNow) {
  const whole = formatSlotRef(BATTERY_ID, 'insulation');
  if (battery.has(whole)) return whole;
  const own = battery.strings.map(({ id }) => findStringSlot(id, 'insulation')).filter(battery.has);
  const readValue = (slot: (typeof own)[number]) => {
    const value = battery.readingOf(slot)?.value;
    return typeof value === 'number' ? value : Number.POSITIVE_INFINITY;
  };
  return own.toSorted((a, b) => readValue(a) - readValue(b))[0];
}

interface StateRowProps {
  readonly battery: BatteryNow;
  readonly name: string;
  readonly label: string;
  readonly words: readonly [off: TextKey, on: TextKey];
}

function StateRow({ battery, name, label, words }: StateRowProps) {
  const t = useText();
  const slot = formatSlotRef(BATTERY_ID, name);
  const reading = battery.readingOf(slot);
  const state = getSlotState(reading);
  if (!battery.has(slot)) return null;
  return (
    <Reading
      label={label}
      value={state === undefined ? undefined : Number(state)}
      text={state === undefined ? undefined : t(words[state ? 1 : 0])}
      state={reading?.state ?? 'unknown'}
      size="small"
      layout="row"
    />
  );
}

/** The limit of the insulation by the voltage of the bus: 100 Ω for each volt. */
function InsulationNote({ battery }: { readonly battery: BatteryNow }) {
  const t = useText();
  const slot = findInsulation(battery);
  const [first] = battery.strings;
  if (slot === undefined || first === undefined) return null;
  const evaluated = evaluateInsulation({
    insulation: toPlantInput(battery.readingOf(slot), 'insulation'),
    voltage: toPlantInput(battery.readingOf(findStringSlot(first.id, 'voltage')), 'voltage'),
  });
  if (!hasValue(evaluated)) return null;
  const { limit, isLow } = evaluated.value;
  return (
    <p className={style.note}>{t(isLow ? 'INSULATION_BELOW' : 'INSULATION_LIMIT', { limit: formatNumber(limit) })}</p>
  );
}

/** What stands since a trip: on how many strings the battery runs. */
function Tripped({ battery, plant }: ProtectionPanelProps) {
  const t = useText();
  const tripped = battery.strings.filter(
    ({ id }) => getSlotState(battery.readingOf(findStringSlot(id, 'tripped'))) === true,
  );
  const [first] = readFaultLatch(plant, battery.readingOf, t).faults;
  const at = useFromClock((nowMs) => (first === undefined ? '' : formatTime(first.arrivalTime, nowMs)));
  if (tripped.length === 0) return null;
  const connected = battery.strings.filter(({ isConnected }) => hasValue(isConnected) && isConnected.value).length;
  return (
    <div className={style.latch}>
      <p>
        <b>{t('TRIPPED_LATCHED', { names: tripped.map(({ name }) => name).join(', ') })}</b>
        <span>{at}</span>
      </p>
      <p className={style.note}>{t('RUNS_ON_STRINGS', { connected, all: battery.strings.length })}</p>
    </div>
  );
}
