import { useText } from '../../../language/index.ts';
import type { RecordSpan } from '../record/use-record-window.ts';

/** "Since Le Havre", "Within 24 h". */
export function useWindowText({ choice, port }: RecordSpan): string {
  const t = useText();
  if (choice === 'passage' && typeof port === 'string') return t('SINCE_PORT', { port });
  return t('IN_WINDOW', { window: t(`WINDOW_${choice.toUpperCase()}` as 'WINDOW_DAY') });
}
