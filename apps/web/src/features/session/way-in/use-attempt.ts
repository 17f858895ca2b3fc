import { type FormEvent, useState } from 'react';

/**
 * The submit of a sign-in screen: one attempt at a time, and none while `mayTry` is false. These screens are drawn before
 * the query client exists and count to the first load, so that they do without the forms of `ui/form`.
 */
export function useAttempt(attempt: () => Promise<void>, mayTry = true) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !mayTry) return;
    setBusy(true);
    await attempt().finally(() => setBusy(false));
  };
  return { isBusy, submit };
}
