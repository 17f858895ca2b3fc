import type { Tag } from '@fms/contract/tag';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { changeDevicePreference, useDevicePreference } from '../../../settings/device-preference.ts';
import style from '../style/fleet-panel.module.css';

export interface TrackOptions {
  readonly shown: boolean;
  readonly onShown: (shown: boolean) => void;
  /** The window, in words. */
  readonly span: string;
  /** Numbers the selected vessel's track can be coloured by. */
  readonly tags: readonly Tag[];
  readonly tag: Tag | null;
  readonly onTag: (tag: Tag | null) => void;
  readonly outliers: boolean;
  readonly onOutliers: (shown: boolean) => void;
  /** How many the selected vessel has; undefined while none is selected, or they are on their way. */
  readonly outlierCount: number | undefined;
}

/** What is drawn on the map besides the fleet. */
export default function MapOptions(options: TrackOptions) {
  const t = useText();
  const { zonesShown = true, predictionShown = true, seaMarks = false } = useDevicePreference();
  const setting = useAppSetting();
  const { tags, tag, onTag, outlierCount } = options;
  return (
    <div className={style.options}>
      <Option label={t('TRACKS')} note={options.span} checked={options.shown} onChange={options.onShown} />
      {options.shown && tags.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={t('COLOUR_OF_TRACKS')}
          value={tag === null ? '' : String(tag.Id)}
          onChange={(event) => onTag(tags.find(({ Id }) => String(Id) === event.currentTarget.value) ?? null)}
          data={[
            { value: '', label: t('COLOUR_SPEED') },
            ...tags.map(({ Id, name, unit }) => ({
              value: String(Id),
              label: unit === '' ? name : `${name}, ${unit}`,
            })),
          ]}
        />
      )}
      <Option
        label={t('OUTLIERS')}
        note={options.outliers ? String(outlierCount ?? t('OF_SELECTED_VESSEL')) : ''}
        checked={options.outliers}
        onChange={options.onOutliers}
      />
      <Option
        label={t('PREDICTION')}
        checked={predictionShown}
        onChange={(shown) => changeDevicePreference({ predictionShown: shown })}
      />
      <Option
        label={t('ZONES')}
        checked={zonesShown}
        onChange={(shown) => changeDevicePreference({ zonesShown: shown })}
      />
      {setting.seaMarks !== '' && (
        <Option
          label={t('SEA_MARKS')}
          checked={seaMarks}
          onChange={(shown) => changeDevicePreference({ seaMarks: shown })}
        />
      )}
    </div>
  );
}

interface OptionProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Option({ label, note = '', checked, onChange }: OptionProps) {
  return (
    <div className={style.look}>
      <Checkbox size="xs" label={label} checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span className={style.note}>{note}</span>
    </div>
  );
}
