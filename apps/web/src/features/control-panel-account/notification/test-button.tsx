import type { NotificationChannel } from '@fms/domain/notification';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sendTestMessage } from '../../../entities/notification/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { show, toMilliseconds } from '../../../message/index.ts';

const SENT: Record<NotificationChannel, TextKey> = {
  toast: 'TEST_TOAST',
  push: 'TEST_PUSH_SENT',
  mail: 'TEST_MAIL_SENT',
};
const NOT_SENT: Record<'push' | 'mail', TextKey> = { push: 'TEST_PUSH_NONE', mail: 'TEST_MAIL_NONE' };

/** Sends a test message by a channel, and says where it went. */
export function TestButton({ channel, label }: { channel: NotificationChannel; label: string }) {
  const t = useText();
  const say = (text: TextKey, count = 0) =>
    show({ kind: 'toast', tone: 'success', text, values: { count }, lifetimeMs: toMilliseconds(7) });
  const test = useMutation({
    mutationFn: async () => (channel === 'toast' ? { sent: 1 } : sendTestMessage(channel)),
    onSuccess: ({ sent }) => say(sent === 0 && channel !== 'toast' ? NOT_SENT[channel] : SENT[channel], sent),
  });
  return (
    <Button
      variant="default"
      size="xs"
      type="button"
      aria-label={label}
      loading={test.isPending}
      onClick={() => test.mutate()}
    >
      {t('NOTIFY_TEST')}
    </Button>
  );
}
