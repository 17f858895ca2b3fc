import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { translate } from '../language/index.ts';
import type { Message } from './message.ts';
import './toast.css';

const COLOR: Record<Message['tone'], string> = { success: 'blue', warning: 'orange', danger: 'red' };
const MOST_SHOWN = 5;

/** The place where toasts stand. */
export default function Toasts() {
  return <Notifications position="bottom-right" limit={MOST_SHOWN} zIndex={400} />;
}

export function showToast({ tone, title, text, lifetimeMs }: Message): void {
  const words = translate(text.key, text.values).trim();
  const heading = title && translate(title.key, title.values);
  notifications.show({
    // The same id twice is the same toast: that is what "no duplicates" rests on.
    id: `${heading ?? ''}|${words}`,
    title: heading,
    message: words,
    color: COLOR[tone],
    autoClose: lifetimeMs,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate('CLOSE') },
    role: tone === 'success' ? 'status' : 'alert',
  });
}
