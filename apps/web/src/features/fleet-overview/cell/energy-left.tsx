import type { CardReading } from '@fms/contract/vessel';
import { formatQuantity } from '@fms/domain/format';
import { useText } from '../../../language/index.ts';
import style from './energy-left.module.css';

type Energy = NonNullable<CardReading['energy']>;

/** `Fuel 63 %`, or the charge of the battery that drives the vessel. */
export function EnergyText({ energy: { kind, percent } }: { energy: Energy }) {
  const t = useText();
  return `${t(kind === 'battery' ? 'ENERGY_BATTERY' : 'ENERGY_FUEL')} ${formatQuantity(percent, '%')}`;
}

/** The same in a table: the number with a bar, and a word where it is a battery. */
export function EnergyBar({ energy: { kind, percent } }: { energy: Energy }) {
  const t = useText();
  return (
    <span className={style.energy}>
      <span className={style.number}>{formatQuantity(percent, '%')}</span>
      <span className={style.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
      </span>
      {kind === 'battery' && <span className={style.kind}>{t('ENERGY_BATTERY')}</span>}
    </span>
  );
}
