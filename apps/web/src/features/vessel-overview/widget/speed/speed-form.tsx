import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isNumber } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagSelect } from '../option/tag-select.tsx';

export function SpeedForm({ tags, option, onChange }: OptionFormProps<'speed'>) {
  const t = useText();
  const speeds = tags.filter((tag) => isNumber(tag) && tag.unit === 'kn');
  return (
    <div className={style.form}>
      <TagSelect
        label={t('SPEED_OVER_GROUND')}
        tags={speeds}
        value={option.overGround}
        onChange={(name) => name !== null && onChange({ ...option, overGround: name })}
      />
      <TagSelect
        label={t('SPEED_THROUGH_WATER')}
        tags={speeds}
        value={option.throughWater}
        optional
        onChange={(name) => onChange({ ...option, throughWater: name })}
      />
    </div>
  );
}
