import { Segmented } from '@fms/ui/control';
import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isCurve } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { ScaleInputs } from '../option/scale-inputs.tsx';
import { TagsSelect } from '../option/tag-select.tsx';

const MOST_CURVES = 6;
const HOURS = [1, 6, 24, 168] as const;
const HOURS_TEXT = { 1: 'RANGE_1H', 6: 'RANGE_6H', 24: 'RANGE_24H', 168: 'RANGE_7D' } as const;
const AS_NEEDED = { min: null, max: null };

export function ChartForm({ tags, option, onChange }: OptionFormProps<'chart'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagsSelect
        label={t('CURVES')}
        tags={tags.filter(isCurve)}
        value={option.tags}
        most={MOST_CURVES}
        least={1}
        onChange={(names) => onChange({ ...option, tags: names })}
      />
      <Segmented
        label={t('TREND_RANGE')}
        value={String(option.hours)}
        onChange={(value) => {
          const hours = HOURS.find((one) => String(one) === value);
          if (hours !== undefined) onChange({ ...option, hours });
        }}
        options={HOURS.map((hours) => ({ value: String(hours), label: t(HOURS_TEXT[hours]) }))}
      />
      <ScaleInputs scale={option} usual={AS_NEEDED} onChange={(scale) => onChange({ ...option, ...scale })} />
    </div>
  );
}
