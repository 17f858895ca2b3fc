import { useText } from '../../../../language/index.ts';
import { isPercent } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagsSelect } from '../option/tag-select.tsx';
import type { OptionFormProps } from '../widget-definition.ts';

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
