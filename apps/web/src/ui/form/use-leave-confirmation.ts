import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { type Dialog, openQuestion } from '../../message/index.ts';

interface LeaveConfirmation {
  readonly isChanged: boolean;
  /** What is asked before the changes are given up. */
  readonly message: Dialog;
  /** Whether the changes live on at the next address; by default when only what follows the path changes. */
  readonly isKept?: (now: Location, next: Location) => boolean;
}

/** Asks before changes are lost: on the way to another page of ours, and when the window is closed. */
export function useLeaveConfirmation({ isChanged, message, isKept = hasSamePath }: LeaveConfirmation): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && !isKept(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    openQuestion({ message, onOk: () => blocker.proceed(), onCancel: () => blocker.reset() });
  }, [blocker, message]);
  useEffect(() => {
    if (!isChanged) return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isChanged]);
}

const hasSamePath = (now: Location, next: Location) => now.pathname === next.pathname;
