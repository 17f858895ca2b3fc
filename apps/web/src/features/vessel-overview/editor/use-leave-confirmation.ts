import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { messages, openQuestion } from '../../../message/index.ts';

/** Asks before anything is lost: on the way to another page or tab of ours, and when the window is closed. */
export function useLeaveConfirmation(isChanged: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      isChanged && (now.pathname !== next.pathname || tabOf(now.search) !== tabOf(next.search)),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    openQuestion({ message: messages.discardLayout, onOk: () => blocker.proceed(), onCancel: () => blocker.reset() });
  }, [blocker]);
  useEffect(() => {
    if (!isChanged) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isChanged]);
}

const tabOf = (search: string) => new URLSearchParams(search).get('tab') ?? 'overview';
