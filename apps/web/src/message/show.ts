/** Puts messages on the screen, bottom right, without duplicates (§2.2). */
import type { Toast } from './message.ts';

const loadToasts = () => import('./toasts.tsx');

/** Shows one message, unless the same words stand there already. The toast parts are fetched before the first one. */
export function show(toast: Toast): void {
  withToasts(({ showToast }) => showToast(toast));
}

/** Takes a message away before its time, since what it asked for has been done. */
export function hideMessage(toast: Toast): void {
  withToasts(({ hideToast }) => hideToast(toast));
}

function withToasts(work: (toasts: Awaited<ReturnType<typeof loadToasts>>) => void): void {
  loadToasts().then(
    work,
    // Only without a network can they be missing, and then nothing could be said of it on screen either.
    (error: unknown) => console.info('Messages cannot be shown', error),
  );
}
