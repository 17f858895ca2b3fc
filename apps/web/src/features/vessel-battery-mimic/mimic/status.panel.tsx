import { formatAge, formatNumber } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { combine, hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { HOUR_MS } from '@fms/domain/time';
import { Reading } from '@fms/ui/value';
import { ComputedValue, getReasonText, PlantPanel, SlotValue } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { BATTERY_ID } from '../system/battery-slots.ts';
import type { BatteryNow } from '../system/use-battery.ts';
import style from './status.module.css';

interface StatusPanelProps {
  readonly battery: BatteryNow;
  /** Crossings until the reserve, from the last ten. */
  readonly crossingsLeft: PlantAnswer;
}

/** What the connected strings hold, what is drawn of them, and for how long that lasts. */
export function StatusPanel({ battery, crossingsLeft }: StatusPanelProps) {
  const t = useText();
  const slot = (key: string) => formatSlotRef(BATTERY_ID, key);
  const { charge, energy, cRate, timeToReserve, lowestCharge } = battery;
  // Controllers tell the state of charge of the whole battery too: it stands in where capacities are not entered.
  const isMeasured = !hasValue(charge) && battery.has(slot('stateOfCharge'));
  return (
    <PlantPanel quiet title={t('BATTERY')} slots={battery.slots}>
      <div className={style.main}>
        {isMeasured ? (
          <SlotValue slot={slot('stateOfCharge')} label={t('CELLS_SOC')} size="large" decimals={1} />
        ) : (
          <ComputedValue
            label={t('CELLS_SOC')}
            answer={charge}
            unit="%"
            decimals={1}
            size="large"
            from={slot('stateOfCharge')}
          />
        )}
        <ComputedValue
          label={t('ENERGY_CONNECTED')}
          answer={energy}
          unit="kWh"
          size="large"
          from={slot('stateOfCharge')}
        />
      </div>
      <div className={style.rows}>
        <Measured battery={battery} name="power" label={t('BATTERY_POWER')} />
        <ComputedValue
          label={t('C_RATE')}
          answer={asSize(cRate)}
          unit="1/h"
          decimals={2}
          size="small"
          layout="row"
          from={slot('power')}
        />
        <Measured battery={battery} name="dischargeLimit" label={t('DISCHARGE_LIMIT')} />
        <Measured battery={battery} name="chargeLimit" label={t('CHARGE_LIMIT')} />
        <Duration
          label={t('TIME_TO_RESERVE', { percent: lowestCharge === undefined ? '––' : formatNumber(lowestCharge) })}
          hours={timeToReserve}
        />
        <ComputedValue
          label={t('CROSSINGS_LEFT')}
          answer={asWhole(crossingsLeft)}
          unit=""
          size="small"
          layout="row"
          from={slot('stateOfCharge')}
        />
      </div>
    </PlantPanel>
  );
}

const asSize = (answer: PlantAnswer): PlantAnswer => combine({ answer }, (of) => Math.abs(of.answer));
/** A crossing that cannot be finished is none. */
const asWhole = (answer: PlantAnswer): PlantAnswer => combine({ answer }, (of) => Math.floor(of.answer));

interface MeasuredProps {
  readonly battery: BatteryNow;
  readonly name: string;
  readonly label: string;
}

function Measured({ battery, name, label }: MeasuredProps) {
  const slot = formatSlotRef(BATTERY_ID, name);
  return battery.has(slot) ? <SlotValue slot={slot} label={label} decimals={0} size="small" layout="row" /> : null;
}

function Duration({ label, hours }: { readonly label: string; readonly hours: PlantAnswer }) {
  const t = useText();
  const isThere = hasValue(hours);
  return (
    <Reading
      label={label}
      value={isThere ? hours.value : undefined}
      text={isThere ? formatAge(hours.value * HOUR_MS) : undefined}
      state={isThere ? 'fresh' : 'unknown'}
      note={isThere ? undefined : getReasonText(hours.reason, t)}
      size="small"
      layout="row"
    />
  );
}
