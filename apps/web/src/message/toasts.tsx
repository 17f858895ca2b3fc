import type { AlarmPriority } from '@fms/domain/alarm';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { translate } from '../language/index.ts';
import { navigateTo } from '../navigation/index.ts';
import type { Toast, ToastAction } from './message.ts';
import './toast.css';

const COLOR: Record<Toast['tone'], string> = { success: 'blue', warning: 'orange', danger: 'red' };
const PRIORITY_COLOR: Record<AlarmPriority, string> = {
  emergency: 'var(--alert-alarm-color)',
  alarm: 'var(--alert-alarm-color)',
  warning: 'var(--alert-warning-color)',
  caution: 'var(--alert-caution-color)',
};
const MOST_SHOWN = 5;

/** The place where toasts stand. */
export default function Toasts() {
  return <Notifications position="bottom-right" limit={MOST_SHOWN} zIndex={400} />;
}

/** A toast in words. The same id twice is the same toast: that is what "no duplicates" rests on. */
function wordsOf({ title, text, values, action }: Toast) {
  const words = translate(text, values).trim();
  const heading = title && translate(title, values);
  return { words, heading, id: `${heading ?? ''}|${words}|${action?.key ?? ''}` };
}

export function hideToast(toast: Toast): void {
  notifications.hide(wordsOf(toast).id);
}

export function showToast(toast: Toast): void {
  const { tone, priority, lifetimeMs, opens, action } = toast;
  const { words, heading, id } = wordsOf(toast);
  notifications.show({
    id,
    title: heading,
    message:
      action !== undefined ? (
        <ActingWords id={id} words={words} action={action} />
      ) : opens === undefined ? (
        words
      ) : (
        <OpeningWords id={id} words={words} path={opens} />
      ),
    color: priority === undefined ? COLOR[tone] : PRIORITY_COLOR[priority],
    autoClose: lifetimeMs,
    withBorder: true,
    closeButtonProps: { 'aria-label': translate('CLOSE') },
    role: tone === 'success' ? 'status' : 'alert',
  });
}

/** Words with a button beside them. */
function ActingWords({ id, words, action }: { id: string; words: string; action: ToastAction }) {
  const act = () => {
    notifications.hide(id);
    action.run();
  };
  return (
    <span className="fms-toast-acting">
      {words}
      <button type="button" className="fms-toast-link" onClick={act}>
        {translate(action.text)}
      </button>
    </span>
  );
}

/** Words that lead somewhere, by pointer and by keyboard. */
function OpeningWords({ id, words, path }: { id: string; words: string; path: string }) {
  const open = () => {
    notifications.hide(id);
    navigateTo(path);
  };
  return (
    <button type="button" className="fms-toast-link" onClick={open}>
      {words}
    </button>
  );
}
