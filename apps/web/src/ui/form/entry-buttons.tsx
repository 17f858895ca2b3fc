import { Button, Group } from '@mantine/core';

interface EntryButtonsProps {
  readonly save: string;
  readonly cancel: string;
  readonly isDisabled: boolean;
  readonly onCancel: () => void;
}

/** The buttons of a small form within a panel: what submits it, and what closes it. */
export function EntryButtons({ save, cancel, isDisabled, onCancel }: EntryButtonsProps) {
  return (
    <Group gap={6}>
      <Button size="compact-sm" type="submit" disabled={isDisabled}>
        {save}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {cancel}
      </Button>
    </Group>
  );
}
