import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isRow } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagsSelect } from '../option/tag-select.tsx';

export const MAX_IMS_TAGS = 60;

export function ImsOverviewForm({ tags, option, onChange }: OptionFormProps<'imsOverview'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagsSelect
        label={t('VALUES')}
        tags={tags.filter(isRow)}
        value={option.tags}
        most={MAX_IMS_TAGS}
        least={1}
        onChange={(names) => onChange({ ...option, tags: names })}
      />
    </div>
  );
}
