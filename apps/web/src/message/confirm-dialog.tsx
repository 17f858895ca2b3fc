import { Button, Group, Modal, Text } from '@mantine/core';
import { useText } from '../language/index.ts';
import { answerQuestion, type Question } from './question.ts';

/** A sentence and its answer. It cannot be clicked away: each of these questions has consequences. */
export default function ConfirmDialog({ question }: { question: Question }) {
  const t = useText();
  const { text, values, canCancel } = question.message;
  const words = t(text, values).trim();
  return (
    <Modal
      opened
      onClose={() => answerQuestion(question, !canCancel)}
      withCloseButton={false}
      closeOnClickOutside={false}
      centered
      size={380}
      zIndex={500}
      transitionProps={{ duration: 120 }}
      aria-label={words}
    >
      <Text mb="md" lh="20px">
        {words}
      </Text>
      <Group justify="flex-end" gap="xs">
        {canCancel && (
          <Button variant="default" onClick={() => answerQuestion(question, false)}>
            {t('CANCEL')}
          </Button>
        )}
        <Button data-autofocus onClick={() => answerQuestion(question, true)}>
          {t('OK')}
        </Button>
      </Group>
    </Modal>
  );
}
