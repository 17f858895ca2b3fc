import { Button, Group } from '@mantine/core';
import { useText } from '../../language/index.ts';

interface EditButtonsProps {
  readonly isBusy: boolean;
  readonly isRight: boolean;
  readonly onCancel: () => void;
}

/** The end of every form of the info tab. */
export function EditButtons({ isBusy, isRight, onCancel }: EditButtonsProps) {
  const t = useText();
  return (
    <Group justify="flex-end" gap="xs" data-whole>
      <Button variant="default" onClick={onCancel}>
        {t('CANCEL')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={!isRight}>
        {t('SAVE')}
      </Button>
    </Group>
  );
}
