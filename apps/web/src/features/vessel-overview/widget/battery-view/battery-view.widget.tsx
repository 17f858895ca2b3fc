import type { Tag } from '@fms/contract/tag';
import { findBatteries } from '@fms/domain/battery';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { useMemo } from 'react';
import { useText } from '../../../../language/index.ts';
import type { Choice } from '../definition/option-field.ts';
import { findTagByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { always, isNumber, isPercent } from '../option/is-drawn.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './battery-view.module.css';
import { CellSummary } from './cell-summary.tsx';
import { ChargeState, EnergyFlowRow } from './charge-state.tsx';
import { StructStrings, TaggedStrings } from './string-table.tsx';

const FLOW_UNITS: readonly string[] = ['W', 'kW', 'MW', 'A', 'kA'];
const isFlow = (tag: Tag) => isNumber(tag) && FLOW_UNITS.includes(tag.unit);
const isBatteryStruct = ({ type }: Tag) => type === DATA_TAG_TYPE.batteryStruct;
const SIGNS: readonly Choice[] = [
  ['positive', 'SIGN_POSITIVE'],
  ['negative', 'SIGN_NEGATIVE'],
];

/** The battery as a whole and string by string: charge, health, which way energy flows, and how alike its cells are. */
function BatteryViewWidget({ tags, option, onTrend }: WidgetProps<'batteryView'>) {
  const t = useText();
  const { stateOfCharge, power, giving } = option;
  const { strings } = useMemo(() => findBatteries(tags.filter(isNumber)), [tags]);
  const title = option.title ?? t('WIDGET_BATTERY_VIEW');
  const charge = findTagByName(tags, stateOfCharge);
  const flow = findTagByName(tags, power);
  const struct = findTagByName(tags, option.strings);
  const all = [charge, flow, struct, ...strings.flatMap((string) => [...string.tags.values()])];
  const shown = all.filter((tag) => tag !== undefined);
  if (shown.length === 0) {
    const names = [stateOfCharge, power, option.strings].filter((name) => name !== null);
    return <WidgetEmpty title={title} tagName={names.length === 0 ? t('ANY_BATTERY') : names.join(', ')} />;
  }
  return (
    <WidgetPanel title={title} tags={shown}>
      <div className={style.battery}>
        <div className={style.whole}>
          {charge && <ChargeState tag={charge} flow={flow} giving={giving} onTrend={onTrend} />}
          {flow && <EnergyFlowRow tag={flow} giving={giving} onTrend={onTrend} />}
          <CellSummary strings={strings} />
        </div>
        <div className={style.table}>
          {strings.length > 0 ? (
            <TaggedStrings strings={strings} onTrend={onTrend} />
          ) : (
            struct && <StructStrings tag={struct} />
          )}
        </div>
      </div>
    </WidgetPanel>
  );
}

/** Makers differ in the sign of what a battery gives; where a tag states it as text, that counts. */
function givingSign(tags: readonly Tag[]): 'positive' | 'negative' {
  return tags.some(({ description }) => /positive (while|when) it (gives|discharges)/i.test(description))
    ? 'positive'
    : 'negative';
}

export const batteryViewWidget: WidgetContent<'batteryView'> = {
  Component: BatteryViewWidget,
  fields: [
    { kind: 'tag', name: 'stateOfCharge', label: 'STATE_OF_CHARGE', accepts: isPercent, isOptional: always },
    { kind: 'tag', name: 'power', label: 'POWER_OR_CURRENT', accepts: isFlow, isOptional: always },
    { kind: 'choice', name: 'giving', label: 'SIGN_WHILE_GIVING', choices: SIGNS },
    { kind: 'tag', name: 'strings', label: 'STRINGS_STRUCT', accepts: isBatteryStruct, isOptional: always },
  ],
  firstOption: (_vessel, tags) => {
    const { whole, strings } = findBatteries(tags.filter(isNumber));
    const struct = tags.find(({ type }) => type === DATA_TAG_TYPE.batteryStruct);
    if (strings.length === 0 && struct === undefined) return undefined;
    const [only] = strings.length === 1 ? strings : [];
    const of = (quantity: string) => whole.get(quantity) ?? only?.tags.get(quantity);
    const flow = of('power') ?? of('current');
    const measured = [...whole.values(), ...strings.flatMap((string) => [...string.tags.values()])];
    return {
      stateOfCharge: of('state of charge')?.name ?? null,
      power: flow?.name ?? null,
      strings: struct?.name ?? null,
      giving: givingSign(measured),
    };
  },
};
