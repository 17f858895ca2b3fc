import { MAX_DELAY_SECONDS, MAX_TAG_DESCRIPTION, MAX_TAG_NAME, MAX_TAG_UNIT, type TagSetting } from '@fms/contract/tag';
import { DATA_TAG_TYPE_NAMES } from '@fms/domain/tag';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { useText } from '../../../language/index.ts';
import { ChoiceField } from '../../../ui/form/index.ts';
import style from './editor.module.css';
import type { TagForm } from './use-tag-form.ts';

interface TagFieldsProps {
  readonly form: TagForm;
  readonly setting: TagSetting;
}

const MOST_DECIMALS = 6;

/** Names and unit; an empty field shows what the ship declares, which then counts. */
export function IdentityFields({ form, setting: { declared } }: TagFieldsProps) {
  const t = useText();
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{t('TAG_IDENTITY')}</legend>
      <TextInput label={t('NAME')} maxLength={MAX_TAG_NAME} placeholder={declared.name} {...texts(form, 'name')} />
      <TextInput
        label={t('TAG_STANDARD_NAME')}
        placeholder={t('TAG_STANDARD_NAME_EXAMPLE')}
        {...form.field('standardName')}
      />
      <TextInput
        label={t('DESCRIPTION')}
        maxLength={MAX_TAG_DESCRIPTION}
        placeholder={declared.description}
        {...texts(form, 'description')}
      />
      <div className={style.pair}>
        <TextInput label={t('UNIT')} maxLength={MAX_TAG_UNIT} placeholder={declared.unit} {...texts(form, 'unit')} />
        <NumberInput
          label={t('TAG_DECIMALS')}
          min={0}
          max={MOST_DECIMALS}
          allowDecimal={false}
          placeholder={String(declared.decimals)}
          {...form.number('decimals')}
        />
      </div>
      <p className="fms-caption">{t('TAG_UNIT_NOTE')}</p>
    </fieldset>
  );
}

/** Ends of the scale, levels, and on which side of them a value is bad. */
export function LimitFields({ form, setting }: TagFieldsProps) {
  const t = useText();
  const unit = useSuffix(form, setting);
  const level = { suffix: unit, placeholder: t('NO_LIMIT') };
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{t('TAG_LIMITS')}</legend>
      <div className={style.pair}>
        <NumberInput label={t('TAG_SCALE_FROM')} suffix={unit} {...form.number('min')} />
        <NumberInput label={t('TAG_SCALE_TO')} suffix={unit} {...form.number('max')} />
      </div>
      <div className={style.pair}>
        <NumberInput label={t('TAG_ALARM')} {...level} {...form.number('alarmLevel')} />
        <NumberInput label={t('TAG_EMERGENCY')} {...level} {...form.number('emergencyLevel')} />
      </div>
      <Switch label={t('TAG_LOW_IS_BAD')} {...form.check('reverse')} />
      <div className={style.pair}>
        <NumberInput label={t('DEAD_BAND')} min={0} suffix={unit} {...form.number('deadBand')} />
        <NumberInput label={t('DELAY')} min={0} max={MAX_DELAY_SECONDS} suffix=" s" {...form.number('delaySeconds')} />
      </div>
    </fieldset>
  );
}

/** What counts as a faulty value, and how the tag is recorded. */
export function QualityFields({ form, setting }: TagFieldsProps) {
  const t = useText();
  const unit = useSuffix(form, setting);
  const none = { placeholder: t('TAG_NOT_EVALUATED') };
  return (
    <fieldset className={style.group}>
      <legend className={style.legend}>{t('TAG_QUALITY')}</legend>
      {setting.valueKind === 'number' && (
        <>
          <div className={style.pair}>
            <NumberInput label={t('TAG_LOWEST')} suffix={unit} {...none} {...form.number('lowestPossible')} />
            <NumberInput label={t('TAG_HIGHEST')} suffix={unit} {...none} {...form.number('highestPossible')} />
          </div>
          <div className={style.pair}>
            <NumberInput label={t('TAG_FASTEST')} suffix={`${unit}/s`} {...none} {...form.number('fastestChange')} />
            <NumberInput label={t('TAG_STUCK')} suffix=" s" {...none} {...form.number('stuckSeconds')} />
          </div>
        </>
      )}
      <ChoiceField
        label={t('TAG_RECORDED')}
        options={DATA_TAG_TYPE_NAMES.map((label, value) => ({ value: String(value), label }))}
        {...form.field('type')}
        value={String(form.values.type)}
        onChange={(type) => form.change({ type: Number(type) })}
      />
    </fieldset>
  );
}

function texts(form: TagForm, name: 'name' | 'description' | 'unit') {
  const field = form.field(name);
  return { ...field, value: field.value ?? '' };
}

/** The unit that will be shown, as the end of a number. */
function useSuffix(form: TagForm, { declared }: TagSetting): string {
  const unit = form.values.unit || declared.unit;
  return unit === '' ? '' : ` ${unit}`;
}
