import { Button, Group, Modal, Text } from '@mantine/core';
import { useText } from '../language/index.ts';
import { confirm, type Question } from './confirm.ts';

/** A sentence and its OK. It cannot be clicked away: each of these questions ends in a reload or a sign-in. */
export default function ConfirmDialog({ question }: { question: Question }) {
  const t = useText();
  const accept = () => {
    confirm(undefined);
    question.onOk();
  };
  return (
    <Modal opened onClose={accept} withCloseButton={false} closeOnClickOutside={false} centered size={360}>
      <Text mb="md">{t(question.text)}</Text>
      <Group justify="flex-end">
        <Button data-autofocus onClick={accept}>
          {t('OK')}
        </Button>
      </Group>
    </Modal>
  );
}
