import { Segmented } from '@fms/ui/control';
import { useText } from '../../../../language/index.ts';
import type { OptionFormProps } from '../definition/widget-definition.ts';
import style from '../option/option.module.css';

const HOURS = [0, 6, 24] as const;
const HOURS_TEXT = { 0: 'NO_TRACK_DRAWN', 6: 'RANGE_6H', 24: 'RANGE_24H' } as const;

export function NavigationMapForm({ option, onChange }: OptionFormProps<'navigationMap'>) {
  const t = useText();
  return (
    <div className={style.form}>
      <Segmented
        label={t('TRACK_OF_LAST')}
        value={String(option.trackHours)}
        onChange={(value) => {
          const hours = HOURS.find((one) => String(one) === value);
          if (hours !== undefined) onChange({ ...option, trackHours: hours });
        }}
        options={HOURS.map((hours) => ({ value: String(hours), label: t(HOURS_TEXT[hours]) }))}
      />
    </div>
  );
}
