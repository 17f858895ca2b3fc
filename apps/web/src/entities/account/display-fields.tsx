import { mapStyles, mapTypes } from '@fms/contract/account';
import { Segmented } from '@fms/ui/control';
import { Select, Switch } from '@mantine/core';
import { translateWord, useText } from '../../language/index.ts';
import { isFeatureAvailable, useRegistry } from '../../registry/index.ts';
import { useAppSetting } from '../../settings/app-setting.ts';
import { hasStyle } from '../../settings/map-preference.ts';
import style from './display-fields.module.css';
import type { Preference } from './preference.ts';

export type DisplayPreference = Pick<Preference, 'defaultPage' | 'isAlarmShow' | 'mapStyle' | 'mapType'>;

interface DisplayFieldsProps {
  readonly value: DisplayPreference;
  readonly onChange: (change: Partial<DisplayPreference>) => void;
  /** In the side menu: lists instead of segments. */
  readonly narrow?: boolean;
}

/** The four display preferences (§2.8). A style cannot be chosen for satellite and hybrid maps. */
export function DisplayFields({ value, onChange, narrow = false }: DisplayFieldsProps) {
  const t = useText();
  const { functionLimit } = useAppSetting();
  const firstPages = useRegistry().firstPages.filter((page) => isFeatureAvailable(page, functionLimit));
  return (
    <div className={style.fields} data-narrow={narrow}>
      <Select
        label={t('DEFAULT_PAGE')}
        data={firstPages.map((page) => ({ value: page.value, label: t(page.title) }))}
        value={value.defaultPage}
        onChange={(chosen) => {
          const page = firstPages.find((known) => known.value === chosen);
          if (page !== undefined) onChange({ defaultPage: page.value });
        }}
        allowDeselect={false}
        comboboxProps={{ zIndex: 600 }}
      />
      <Switch
        label={t('SHOW_NEW_ALARMS')}
        checked={value.isAlarmShow}
        onChange={(event) => onChange({ isAlarmShow: event.currentTarget.checked })}
      />
      <Choice
        label={t('MAP_TYPE')}
        options={mapTypes}
        value={value.mapType}
        onChange={(mapType) => onChange({ mapType })}
        narrow={narrow}
      />
      <div>
        <Choice
          label={t('MAP_STYLE')}
          options={mapStyles}
          value={value.mapStyle}
          onChange={(mapStyle) => onChange({ mapStyle })}
          disabled={!hasStyle(value.mapType)}
          narrow={narrow}
        />
        {!hasStyle(value.mapType) && <p className={style.note}>{t('NO_STYLE_FOR_PICTURES')}</p>}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly narrow: boolean;
}

/** One of a few named things of the map. */
function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  narrow,
}: ChoiceProps<Value>) {
  const named = options.map((option) => ({ value: option, label: translateWord(`map_${option}`), disabled }));
  if (narrow) {
    return (
      <Select
        label={label}
        data={named}
        value={value}
        disabled={disabled}
        allowDeselect={false}
        onChange={(chosen) => {
          const option = options.find((known) => known === chosen);
          if (option !== undefined) onChange(option);
        }}
      />
    );
  }
  return (
    <fieldset className={style.set} disabled={disabled} data-disabled={disabled}>
      <legend>{label}</legend>
      <Segmented label={label} options={named} value={value} onChange={onChange} fullWidth />
    </fieldset>
  );
}
