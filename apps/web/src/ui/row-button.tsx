import { Button } from '@mantine/core';

interface RowButtonProps {
  readonly text: string;
  /** Says of which row, for a screen reader. */
  readonly label: string;
  readonly onClick: () => void;
  /** It takes something away. */
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly isBusy?: boolean;
}

/** A small button in a row of a table. */
export function RowButton({ text, label, onClick, isDanger = false, isDisabled, isBusy }: RowButtonProps) {
  const look = isDanger ? ({ variant: 'outline', color: 'red' } as const) : ({ variant: 'default' } as const);
  return (
    <Button size="xs" {...look} aria-label={label} disabled={isDisabled} loading={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
}
