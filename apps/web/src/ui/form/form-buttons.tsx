import { Button, Group, type MantineSize } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../language/index.ts';
import type { AnyForm } from './form-frame.tsx';

interface FormButtonsProps {
  readonly form: AnyForm;
  /** What the button says that sends the form; "Save" when absent. */
  readonly action?: string;
  /** Nothing can be sent yet, and the reason is plain to see. */
  readonly isDisabled?: boolean;
  /** Without it there is nothing to cancel. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancel?: string;
  /** On a page the row begins with what sends; in a dialog it ends with it. */
  readonly isOnPage?: boolean;
  readonly size?: MantineSize;
  /** Further buttons, before the one that sends. */
  readonly children?: ReactNode;
}

/** The submit row: cancel, what else there is, and the button that sends and turns while it does. */
export function FormButtons(props: FormButtonsProps) {
  const t = useText();
  const { form, action = t('SAVE'), isDisabled = false, onCancel, cancel = t('CANCEL'), isOnPage = false } = props;
  const size = props.size ?? 'sm';
  const send = (
    <Button size={size} type="submit" loading={form.isSending} disabled={isDisabled}>
      {action}
    </Button>
  );
  return (
    <Group justify={isOnPage ? 'flex-start' : 'flex-end'} gap="xs" data-whole>
      {isOnPage && send}
      {onCancel !== undefined && (
        <Button size={size} variant="default" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      {props.children}
      {!isOnPage && send}
    </Group>
  );
}
