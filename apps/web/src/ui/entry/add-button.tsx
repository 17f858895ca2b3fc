import { Button } from '@mantine/core';

interface AddButtonProps {
  readonly text: string;
  readonly isEditable: boolean;
  readonly changes: { readonly edited: unknown; readonly edit: (entry: 'new') => void };
}

/** Opens the form of a new entry; absent while a form is open, and for who may not enter any. */
export function AddButton({ text, isEditable, changes }: AddButtonProps) {
  if (!isEditable || changes.edited !== undefined) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={() => changes.edit('new')}>
      {text}
    </Button>
  );
}
