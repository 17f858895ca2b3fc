import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isCurve } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagsSelect } from '../option/tag-select.tsx';

const MOST_STRIPS = 8;

export function StripForm({ tags, option, onChange }: OptionFormProps<'strip'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagsSelect
        label={t('VALUES')}
        tags={tags.filter(isCurve)}
        value={option.tags}
        most={MOST_STRIPS}
        least={1}
        onChange={(names) => onChange({ ...option, tags: names })}
      />
    </div>
  );
}
