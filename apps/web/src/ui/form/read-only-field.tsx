import { TextInput, type TextInputProps } from '@mantine/core';
import style from './read-only-field.module.css';

/** A value among the fields of a form that cannot be changed there: it stands where theirs stand, without their box. */
export function ReadOnlyField(props: TextInputProps) {
  return <TextInput {...props} readOnly className={style.field ?? ''} classNames={{ input: style.input ?? '' }} />;
}
