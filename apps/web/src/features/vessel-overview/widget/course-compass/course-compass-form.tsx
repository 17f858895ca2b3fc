import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import { isAngle, isNumber } from '../option/is-drawn.ts';
import style from '../option/option.module.css';
import { TagSelect } from '../option/tag-select.tsx';

/** Without a heading the rose turns by the course; one of the two there must be. */
export function CourseCompassForm({ tags, option, onChange }: OptionFormProps<'courseCompass'>) {
  const t = useText();
  const { heading, course, rateOfTurn } = option;
  const angles = tags.filter(isAngle);
  return (
    <div className={style.form}>
      <TagSelect
        label={t('HEADING')}
        tags={angles}
        value={heading}
        optional={course !== null}
        onChange={(name) => onChange({ ...option, heading: name })}
      />
      <TagSelect
        label={t('COURSE')}
        tags={angles}
        value={course}
        optional={heading !== null}
        onChange={(name) => onChange({ ...option, course: name })}
      />
      <TagSelect
        label={t('RATE_OF_TURN')}
        tags={tags.filter((tag) => isNumber(tag) && tag.unit.startsWith('°/'))}
        value={rateOfTurn}
        optional
        onChange={(name) => onChange({ ...option, rateOfTurn: name })}
      />
    </div>
  );
}
