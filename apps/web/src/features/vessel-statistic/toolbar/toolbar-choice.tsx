import { Segmented, type SegmentedProps } from '@fms/ui/control';
import { Select } from '@mantine/core';
import style from './toolbar.module.css';

interface ToolbarChoiceProps<Value extends string> extends Omit<SegmentedProps<Value>, 'options'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** One choice of a few words: all visible where the toolbar has room for them, else the chosen one above its list. */
export function ToolbarChoice<Value extends string>({ label, options, value, onChange }: ToolbarChoiceProps<Value>) {
  const choose = (word: string | null) => {
    const option = options.find((candidate) => candidate.value === word);
    if (option !== undefined) onChange(option.value);
  };
  const most = Math.max(...options.map((option) => option.label.length));
  return (
    <>
      <div className={style.inSight}>
        <Segmented label={label} value={value} onChange={onChange} options={options} />
      </div>
      <Select
        className={style.folded ?? ''}
        aria-label={label}
        placeholder="—"
        data={options.map((option) => ({ ...option }))}
        value={value === '' ? null : value}
        onChange={choose}
        allowDeselect={false}
        w={`calc(${most}ch + 48px)`}
        comboboxProps={{ width: 'max-content', position: 'bottom-start', keepMounted: false }}
      />
    </>
  );
}
