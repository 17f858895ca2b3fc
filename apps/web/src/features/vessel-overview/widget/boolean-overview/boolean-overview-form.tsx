import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isSwitch } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagsSelect } from '../option/tag-select.tsx';

export const MAX_SWITCHES = 60;

export function BooleanOverviewForm({ tags, option, onChange }: OptionFormProps<'booleanOverview'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagsSelect
        label={t('SWITCHES')}
        tags={tags.filter(isSwitch)}
        value={option.tags}
        most={MAX_SWITCHES}
        least={1}
        onChange={(names) => onChange({ ...option, tags: names })}
      />
    </div>
  );
}
