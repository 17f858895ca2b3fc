import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isPercent } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagsSelect } from '../option/tag-select.tsx';

export const MAX_TANKS = 24;

export function TankOverviewForm({ tags, option, onChange }: OptionFormProps<'tankOverview'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagsSelect
        label={t('TANK_LEVELS')}
        tags={tags.filter(isPercent)}
        value={option.levels}
        most={MAX_TANKS}
        least={1}
        onChange={(levels) => onChange({ ...option, levels })}
      />
    </div>
  );
}
