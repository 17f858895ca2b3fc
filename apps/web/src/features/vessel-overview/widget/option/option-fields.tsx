import type { WidgetOption, WidgetType } from '@fms/contract/dashboard';
import type { Tag } from '@fms/contract/tag';
import { Segmented } from '@fms/ui/control';
import { Select } from '@mantine/core';
import { type Translate, useText } from '../../../../language/index.ts';
import type { Choice, ChoiceField, OptionField, ScaleField } from '../definition/option-field.ts';
import { findTagByName, type OptionFormProps } from '../definition/widget-definition.ts';
import style from './option.module.css';
import { ScaleInputs } from './scale-inputs.tsx';
import { TagSelect, TagsSelect } from './tag-select.tsx';

/** An option with its values read by name; the type of a field says which kind of value its name holds. */
type OptionValues = Readonly<Record<string, unknown>>;

interface FieldProps<Field = OptionField<OptionValues>> {
  readonly field: Field;
  readonly tags: readonly Tag[];
  readonly option: OptionValues;
  readonly onChange: (changed: OptionValues) => void;
}

interface OptionFieldsProps<Type extends WidgetType> extends OptionFormProps<Type> {
  readonly fields: readonly OptionField<WidgetOption<Type>>[];
}

/** Asks for each field in its order; a change hands over the whole option. */
export function OptionFields<Type extends WidgetType>({ fields, tags, option, onChange }: OptionFieldsProps<Type>) {
  return (
    <div className={style.form}>
      {(fields as readonly OptionField<OptionValues>[]).map((field) => (
        <Field
          key={field.name}
          field={field}
          tags={tags}
          option={option}
          onChange={(changed) => onChange({ ...option, ...changed })}
        />
      ))}
    </div>
  );
}

function Field({ field, tags, option, onChange }: FieldProps) {
  const t = useText();
  switch (field.kind) {
    case 'tag':
      return (
        <TagSelect
          label={t(field.label)}
          tags={tags.filter(field.accepts)}
          value={option[field.name] as string | null}
          optional={field.isOptional?.(option) ?? false}
          onChange={(name) => onChange({ [field.name]: name, ...field.brings?.(name, tags) })}
        />
      );
    case 'tags':
      return (
        <TagsSelect
          label={t(field.label)}
          tags={tags.filter(field.accepts)}
          value={option[field.name] as readonly string[]}
          most={field.most}
          least={1}
          onChange={(names) => onChange({ [field.name]: names })}
        />
      );
    case 'choice':
      return <ChoiceInput field={field} tags={tags} option={option} onChange={onChange} />;
    case 'scale':
      return <ScaleOfTag field={field} tags={tags} option={option} onChange={onChange} />;
  }
}

/** Controls know texts alone: a number is chosen by its text. */
function ChoiceInput({ field, option, onChange }: FieldProps<ChoiceField<OptionValues>>) {
  const t = useText();
  const options = field.choices.map(([value, text]) => ({ value: String(value), label: choiceText(text, t) }));
  const props = { label: t(field.label), value: String(option[field.name]) };
  const choose = (text: string | null) => {
    const chosen = field.choices.find(([value]) => String(value) === text);
    if (chosen !== undefined) onChange({ [field.name]: chosen[0] });
  };
  return field.look === 'list' ? (
    <Select {...props} data={options} allowDeselect={false} onChange={choose} />
  ) : (
    <Segmented {...props} options={options} onChange={choose} />
  );
}

const choiceText = (text: Choice[1], t: Translate) => (typeof text === 'string' ? t(text) : text.example);

/** Another tag begins with its own scale. */
function ScaleOfTag({ field, tags, option, onChange }: FieldProps<ScaleField<OptionValues>>) {
  const name = field.tag === undefined ? null : String(option[field.tag]);
  const { min = null, max = null } = findTagByName(tags, name) ?? {};
  const scale = { min: option.min as number | null, max: option.max as number | null };
  return <ScaleInputs key={name} scale={scale} usual={{ min, max }} onChange={(ends) => onChange({ ...ends })} />;
}
