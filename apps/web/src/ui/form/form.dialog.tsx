import { type ModalProps, Stack } from '@mantine/core';
import type { ClipboardEventHandler, ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import { FormButtons } from './form-buttons.tsx';
import { type AnyForm, FormFrame } from './form-frame.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly form: AnyForm;
  /** What the button says that sends the form. */
  readonly action: string;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
  readonly size?: ModalProps['size'];
  readonly closeOnClickOutside?: boolean;
  readonly onPaste?: ClipboardEventHandler<HTMLFormElement>;
  /** The fields. */
  readonly children: ReactNode;
  /** Further buttons. */
  readonly buttons?: ReactNode;
}

/** A form in a dialog; Cancel and Escape close it without sending. */
export function FormDialog(props: FormDialogProps) {
  const { title, form, action, isDisabled = false, onClose, size = 'md', closeOnClickOutside = true } = props;
  return (
    <Dialog onClose={onClose} title={title} centered size={size} closeOnClickOutside={closeOnClickOutside}>
      <FormFrame form={form} className="" {...(props.onPaste && { onPaste: props.onPaste })}>
        <Stack gap={14}>
          {props.children}
          <FormButtons form={form} action={action} isDisabled={isDisabled} onCancel={onClose}>
            {props.buttons}
          </FormButtons>
        </Stack>
      </FormFrame>
    </Dialog>
  );
}
