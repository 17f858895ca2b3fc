import { Select } from '@mantine/core';
import { type TextKey, useText } from '../language/index.ts';

interface TextFilterProps<Value extends string> {
  readonly name: string;
  /** What it says while nothing is chosen. */
  readonly any: string;
  /** Each choice and what it is called, in the order they are offered. */
  readonly texts: Readonly<Record<Value, TextKey>>;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Narrows a list by one of a few choices; it can be cleared. */
export function TextFilter<Value extends string>({ name, any, texts, value, onChange }: TextFilterProps<Value>) {
  const t = useText();
  const choices = Object.keys(texts) as Value[];
  return (
    <Select
      aria-label={name}
      placeholder={any}
      clearable
      data={choices.map((choice) => ({ value: choice, label: t(texts[choice]) }))}
      value={value ?? null}
      onChange={(given) => onChange(choices.find((choice) => choice === given))}
    />
  );
}
