import { Textarea, type TextareaProps } from '@mantine/core';

/** The words of a form whose first field they are: it grows with them and has the focus when the form opens. */
export function NoteField(props: TextareaProps & { readonly maxLength: number }) {
  return <Textarea data-autofocus autosize minRows={2} {...props} />;
}
