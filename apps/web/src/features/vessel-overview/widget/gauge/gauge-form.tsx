import { Segmented } from '@fms/ui/control';
import { useText } from '../../../../language/index.ts';
import { findTagByName, type OptionFormProps } from '../definition/widget-definition.ts';
import { isNumber } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { ScaleInputs } from '../option/scale-inputs.tsx';
import { TagSelect } from '../option/tag-select.tsx';

export function GaugeForm({ tags, option, onChange }: OptionFormProps<'gauge'>) {
  const t = useText();
  const { min = null, max = null } = findTagByName(tags, option.tag) ?? {};
  return (
    <div className={style.form}>
      <TagSelect
        label={t('TAG')}
        tags={tags.filter(isNumber)}
        value={option.tag}
        onChange={(tag) => tag !== null && onChange({ ...option, tag, min: null, max: null })}
      />
      <Segmented
        label={t('GAUGE_LOOK')}
        value={option.look}
        onChange={(look) => onChange({ ...option, look })}
        options={[
          { value: 'radial', label: t('GAUGE_RADIAL') },
          { value: 'bar', label: t('GAUGE_BAR') },
        ]}
      />
      <ScaleInputs
        key={option.tag}
        scale={option}
        usual={{ min, max }}
        onChange={(scale) => onChange({ ...option, ...scale })}
      />
    </div>
  );
}
