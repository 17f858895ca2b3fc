import { Modal, type ModalProps } from '@mantine/core';
import { useText } from '../language/index.ts';

/** A dialog for as long as it is drawn; its button and Escape close it. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps' | 'transitionProps'>) {
  const t = useText();
  return (
    <Modal opened closeButtonProps={{ 'aria-label': t('CLOSE') }} transitionProps={{ duration: 120 }} {...props} />
  );
}
