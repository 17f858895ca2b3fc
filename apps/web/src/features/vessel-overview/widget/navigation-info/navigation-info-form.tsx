import { formatPosition } from '@fms/domain/format';
import { Select } from '@mantine/core';
import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isPlace, isRow } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagsSelect } from '../option/tag-select.tsx';

const MOST_LINES = 12;
const FORMATS = ['minutes', 'seconds', 'decimal'] as const;
/** Shows what each way of writing looks like. */
const EXAMPLE = { latitude: 60.02, longitude: 2.62 };

export function NavigationInfoForm({ tags, option, onChange }: OptionFormProps<'navigationInfo'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <TagsSelect
        label={t('LINES')}
        tags={tags.filter((tag) => isRow(tag) || isPlace(tag))}
        value={option.tags}
        most={MOST_LINES}
        least={1}
        onChange={(names) => onChange({ ...option, tags: names })}
      />
      <Select
        label={t('COORDINATES')}
        data={FORMATS.map((value) => ({ value, label: formatPosition(EXAMPLE, value) }))}
        value={option.coordinates}
        allowDeselect={false}
        onChange={(value) => {
          const coordinates = FORMATS.find((format) => format === value);
          if (coordinates !== undefined) onChange({ ...option, coordinates });
        }}
      />
    </div>
  );
}
