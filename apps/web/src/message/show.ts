/** Puts messages on the screen, bottom right, without duplicates (specification section 2.2). */
import type { Toast } from './message.ts';

const loadToasts = () => import('./toasts.tsx');

/** Shows one message, unless the same words stand there already. The toast parts are fetched before the first one. */
export function show(toast: Toast): void {
  loadToasts().then(
    ({ showToast }) => showToast(toast),
    // Only without a network can they be missing, and then nothing could be said of it on screen either.
    (error: unknown) => console.info('A message could not be shown', toast, error),
  );
}
