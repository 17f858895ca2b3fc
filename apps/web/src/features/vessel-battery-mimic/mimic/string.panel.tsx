import { formatNumber } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue } from '@fms/domain/plant-value';
import { type DrawnString, StringBus } from '@fms/ui/power';
import { PriorityMark } from '../../../entities/alarm/index.ts';
import { getSlotNumber, PlantPanel, type PlantView } from '../../../entities/plant/index.ts';
import { SlotNumber } from '../../../entities/switchboard/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { BATTERY_ID, findStringSlot } from '../system/battery-slots.ts';
import { ContactorWords, readContactor } from '../system/contactor-words.tsx';
import { shortenStringName } from '../system/string-name.ts';
import type { BatteryNow, StringNow } from '../system/use-battery.ts';
import style from './string.module.css';
import { StringFigures } from './string-figures.tsx';
import { useStringAlarms } from './use-string-alarms.ts';

interface StringPanelProps {
  readonly battery: BatteryNow;
  readonly plant: PlantView;
}

/** The bus, a contactor over each string, and the figures of each; the weakest is named with its evidence. */
export function StringPanel({ battery, plant }: StringPanelProps) {
  const t = useText();
  const alarms = useStringAlarms(plant);
  const power = formatSlotRef(BATTERY_ID, 'power');
  const value = getSlotNumber(battery.readingOf(power));
  const flow = value === undefined || Math.abs(value) < 1 ? 'BUS_IDLE' : value > 0 ? 'BUS_GIVING' : 'BUS_CHARGING';
  return (
    <PlantPanel quiet title={t('STRINGS')} slots={battery.slots}>
      <StringBus
        label={t('STRINGS_OF_BATTERY')}
        busWords={<BusVoltage battery={battery} />}
        flowWords={
          battery.has(power) && (
            <span className={style.flow}>
              <SlotNumber slot={power} label={t('BATTERY_POWER')} decimals={0} /> {t(flow)}
            </span>
          )
        }
        strings={battery.strings.map((string) => {
          const alarm = alarms.get(string.id);
          return toDrawnString(
            battery,
            string,
            alarm && <PriorityMark priority={alarm} state="acknowledged" size={16} />,
            t,
          );
        })}
      />
      <Evidence battery={battery} />
    </PlantPanel>
  );
}

/** Of the bus where it is measured, else of the first string that is connected to it. */
function BusVoltage({ battery }: { readonly battery: BatteryNow }) {
  const t = useText();
  const own = formatSlotRef(BATTERY_ID, 'voltage');
  const connected = battery.strings.find(({ isConnected }) => hasValue(isConnected) && isConnected.value);
  const slot = battery.has(own) ? own : connected && findStringSlot(connected.id, 'voltage');
  if (slot === undefined || !battery.has(slot)) return t('DC_BUS');
  return (
    <span className={style.flow}>
      {t('DC_BUS')} <SlotNumber slot={slot} label={t('DC_BUS')} decimals={0} />
    </span>
  );
}

function toDrawnString(battery: BatteryNow, string: StringNow, alert: DrawnString['alert'], t: Translate): DrawnString {
  const { id, name } = string;
  const contactor = readContactor(battery, id);
  return {
    id,
    name: shortenStringName(name),
    contactor,
    contactorLabel: t(CONTACTOR_TEXT[contactor], { name }),
    mark: `K${/(\d+)$/.exec(id)?.[1] ?? ''}`,
    contactorWords: <ContactorWords battery={battery} id={id} />,
    chip: battery.weakest?.name === name ? t('WEAKEST') : undefined,
    alert,
    children: <StringFigures battery={battery} string={string} />,
  };
}

const CONTACTOR_TEXT = {
  closed: 'CONTACTOR_CLOSED',
  open: 'CONTACTOR_OPEN',
  unknown: 'CONTACTOR_UNKNOWN',
} as const;

/** Why the weakest string is the weakest: its value and that of the next. */
function Evidence({ battery: { weakest } }: { readonly battery: BatteryNow }) {
  const t = useText();
  if (weakest === undefined) return null;
  const [unit, decimals] = weakest.by === 'state of health' ? ['%', 1] : ['mV', 0];
  const number = (value: number) => `${formatNumber(value, { decimals: Number(decimals) })} ${unit}`;
  return (
    <p className={style.evidence}>
      {t(weakest.by === 'state of health' ? 'WEAKEST_BY_HEALTH' : 'WEAKEST_BY_SPREAD', {
        name: shortenStringName(weakest.name),
        value: number(weakest.value),
        next: shortenStringName(weakest.next.name),
        other: number(weakest.next.value),
      })}
      {weakest.leftOut.length > 0 && ` ${t('NOT_COMPARED', { names: weakest.leftOut.join(', ') })}`}
    </p>
  );
}
