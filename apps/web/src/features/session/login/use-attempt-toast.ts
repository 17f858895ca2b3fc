import { useRef } from 'react';
import { hideMessage, show, type Toast } from '../../../message/index.ts';

/**
 * Says how an attempt went, and takes back what was said of the one before: it is no longer so, as a wrong password
 * beside a login that succeeded.
 */
export function useAttemptToast(): (toast: Toast | undefined) => void {
  const said = useRef<Toast>(undefined);
  return (toast) => {
    if (said.current !== undefined) hideMessage(said.current);
    said.current = toast;
    if (toast !== undefined) show(toast);
  };
}
