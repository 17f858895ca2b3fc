import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../language/index.ts';
import style from './option.module.css';

interface Scale {
  readonly min: number | null;
  readonly max: number | null;
}

interface ScaleInputsProps {
  readonly scale: Scale;
  /** What holds where nothing is entered. */
  readonly usual: Scale;
  readonly onChange: (scale: Scale) => void;
}

/** Both ends of a scale; a lower end that is not below the upper one is said and not taken. */
export function ScaleInputs({ scale, usual, onChange }: ScaleInputsProps) {
  const t = useText();
  const [draft, setDraft] = useState(scale);
  const isWrong = !isScale(draft, usual);
  const change = (next: Scale) => {
    setDraft(next);
    if (isScale(next, usual)) onChange(next);
  };
  const input = (end: keyof Scale, label: string) => (
    <NumberInput
      label={label}
      value={draft[end] ?? ''}
      onChange={(entered) => change({ ...draft, [end]: typeof entered === 'number' ? entered : null })}
      placeholder={usual[end] === null ? t('AUTOMATIC') : String(usual[end])}
      error={isWrong && end === 'max' ? t('SCALE_WRONG') : undefined}
      hideControls
    />
  );
  return (
    <div className={style.pair}>
      {input('min', t('SCALE_MIN'))}
      {input('max', t('SCALE_MAX'))}
    </div>
  );
}

function isScale({ min, max }: Scale, usual: Scale): boolean {
  return (min ?? usual.min ?? Number.NEGATIVE_INFINITY) < (max ?? usual.max ?? Number.POSITIVE_INFINITY);
}
