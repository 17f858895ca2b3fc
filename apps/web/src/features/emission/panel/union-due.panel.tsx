import type { WireEmissionYear } from '@fms/contract/emission';
import { Panel } from '@fms/ui/panel';
import { NumberInput } from '@mantine/core';
import { type TextKey, useText } from '../../../language/index.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import style from '../style/emission.module.css';
import { FigureButton } from './figure-button.tsx';

const DUES = [
  ['trading.allowances', 'EMISSION_ALLOWANCES'],
  ['trading.cost', 'EMISSION_COST'],
  ['fuelEu.actual', 'EMISSION_INTENSITY'],
  ['fuelEu.balance', 'EMISSION_BALANCE'],
  ['fuelEu.penalty', 'EMISSION_PENALTY'],
  ['fuelEu.mostBorrowed', 'EMISSION_BORROWED'],
  ['fuelEu.repaid', 'EMISSION_REPAID'],
] as const satisfies readonly (readonly [string, TextKey])[];

/** What the European Union asks for the year: allowances at the price that is entered, and the balance of FuelEU. */
export function UnionDuePanel({
  record: { figures },
  state,
  change,
  onOpen,
}: PanelParts & { readonly record: WireEmissionYear }) {
  const t = useText();
  return (
    <Panel quiet title={t('EMISSION_UNION_DUES')}>
      <div className={style.inputs}>
        <NumberInput
          label={t('EMISSION_PRICE')}
          value={state.price ?? ''}
          min={0}
          max={10_000}
          decimalScale={2}
          hideControls
          onChange={(price) => change({ price: typeof price === 'number' ? price : undefined })}
        />
        <NumberInput
          label={t('EMISSION_DEFICITS')}
          value={state.deficitsInRow}
          min={1}
          max={50}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(deficitsInRow) => typeof deficitsInRow === 'number' && change({ deficitsInRow })}
        />
      </div>
      <dl className={style.facts}>
        {DUES.filter(([id]) => figures[id] !== undefined).map(([id, name]) => (
          <div key={id}>
            <dt>{t(name)}</dt>
            <dd>
              <FigureButton {...{ figures, id }} name={t(name)} showUnit onOpen={(key) => onOpen('year', key)} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
