/** Calls `work` once the page has nothing else to do, or after `atLatestMs` whatever it does. */
export function runWhenIdle(work: () => void, atLatestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: atLatestMs });
  else setTimeout(work, atLatestMs / 2);
}
