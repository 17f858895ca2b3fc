import { getSpreadLevel } from '@fms/domain/battery';
import { hasValue } from '@fms/domain/plant-value';
import { BatteryBar } from '@fms/ui/instrument';
import type { ReactNode } from 'react';
import { getSlotNumber } from '../../../entities/plant/index.ts';
import { ComputedNumber, SlotNumber } from '../../../entities/switchboard/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { findStringSlot } from '../system/battery-slots.ts';
import { readContactor } from '../system/contactor-words.tsx';
import type { BatteryNow, StringNow } from '../system/use-battery.ts';
import style from './string.module.css';

const ROWS = [
  ['CELLS_SOC', 'stateOfCharge', 1],
  ['CELLS_SOH', 'stateOfHealth', 1],
  ['CELLS_VOLTAGE', 'voltage', 1],
  ['CELLS_CURRENT', 'current', 0],
] as const satisfies readonly (readonly [TextKey, string, number])[];

/** State of charge as a bar, then what is measured of the string; values stay live when its contactor is open. */
export function StringFigures({ battery, string }: { battery: BatteryNow; string: StringNow }) {
  const t = useText();
  const { id, name, cellSpread } = string;
  const of = { battery, id, name };
  const charge = battery.readingOf(findStringSlot(id, 'stateOfCharge'));
  const percent = getSlotNumber(charge) ?? null;
  const power = hasValue(string.power) ? string.power.value : 0;
  const isOpen = readContactor(battery, id) === 'open';
  const level = hasValue(cellSpread) ? getSpreadLevel(cellSpread.value) : 'normal';
  return (
    <div className={style.figures} data-open={isOpen}>
      <BatteryBar
        percent={percent}
        state={charge?.state ?? 'unknown'}
        limits={battery.lowestCharge === undefined ? [] : [battery.lowestCharge]}
        charging={!isOpen && power < -1}
        label={t('STRING_CHARGE_OF', { name, percent: percent === null ? '––' : Math.round(percent) })}
      />
      {ROWS.map(([label, key, decimals]) => (
        <Figure key={key} label={t(label)}>
          <SlotNumber slot={findStringSlot(id, key)} label={`${name} ${t(label)}`} decimals={decimals} />
        </Figure>
      ))}
      <Figure label={t('CELLS_POWER')}>
        {battery.has(findStringSlot(id, 'power')) ? (
          <SlotNumber slot={findStringSlot(id, 'power')} label={`${name} ${t('CELLS_POWER')}`} decimals={0} />
        ) : (
          <ComputedNumber answer={string.power} unit="kW" from={findStringSlot(id, 'current')} />
        )}
      </Figure>
      <Range {...of} label={t('STRING_CELLS')} keys={['lowestCellVoltage', 'highestCellVoltage']} decimals={3} />
      <Figure
        label={level === 'normal' ? t('CELLS_SPREAD') : t(level === 'caution' ? 'SPREAD_CAUTION' : 'SPREAD_WARNING')}
      >
        <SlotNumber slot={findStringSlot(id, 'cellSpread')} label={`${name} ${t('CELLS_SPREAD')}`} decimals={0} />
      </Figure>
      <Range {...of} label={t('CELLS_TEMPERATURE')} keys={['lowestTemperature', 'highestTemperature']} decimals={1} />
    </div>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={style.figure}>
      <span>{label}</span>
      {children}
    </div>
  );
}

interface RangeProps {
  readonly battery: BatteryNow;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly keys:
    | readonly ['lowestCellVoltage', 'highestCellVoltage']
    | readonly ['lowestTemperature', 'highestTemperature'];
  readonly decimals: number;
}

/** Lowest to highest, each its own number; left out where neither is measured. */
function Range({ battery, id, name, label, keys: [lowest, highest], decimals }: RangeProps) {
  const t = useText();
  if (!battery.has(findStringSlot(id, lowest)) && !battery.has(findStringSlot(id, highest))) return null;
  return (
    <Figure label={label}>
      <span className={style.range}>
        <SlotNumber
          slot={findStringSlot(id, lowest)}
          label={`${name} ${label}, ${t('LOWEST')}`}
          decimals={decimals}
          unit=""
        />
        –
        <SlotNumber
          slot={findStringSlot(id, highest)}
          label={`${name} ${label}, ${t('HIGHEST')}`}
          decimals={decimals}
        />
      </span>
    </Figure>
  );
}
