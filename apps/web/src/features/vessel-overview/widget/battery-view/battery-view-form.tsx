import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { Segmented } from '@fms/ui/control';
import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isNumber, isPercent } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagSelect } from '../option/tag-select.tsx';

const FLOW_UNITS: readonly string[] = ['W', 'kW', 'MW', 'A', 'kA'];

export function BatteryViewForm({ tags, option, onChange }: OptionFormProps<'batteryView'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagSelect
        label={t('STATE_OF_CHARGE')}
        tags={tags.filter(isPercent)}
        value={option.stateOfCharge}
        optional
        onChange={(stateOfCharge) => onChange({ ...option, stateOfCharge })}
      />
      <TagSelect
        label={t('POWER_OR_CURRENT')}
        tags={tags.filter((tag) => isNumber(tag) && FLOW_UNITS.includes(tag.unit))}
        value={option.power}
        optional
        onChange={(power) => onChange({ ...option, power })}
      />
      <Segmented
        label={t('SIGN_WHILE_GIVING')}
        value={option.giving}
        onChange={(giving) => onChange({ ...option, giving })}
        options={[
          { value: 'positive', label: t('SIGN_POSITIVE') },
          { value: 'negative', label: t('SIGN_NEGATIVE') },
        ]}
      />
      <TagSelect
        label={t('STRINGS_STRUCT')}
        tags={tags.filter(({ type }) => type === DATA_TAG_TYPE.batteryStruct)}
        value={option.strings}
        optional
        onChange={(strings) => onChange({ ...option, strings })}
      />
    </div>
  );
}
