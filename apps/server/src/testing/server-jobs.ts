/** The jobs of a server, run when a test says so. */
import { vi } from 'vitest';

/** Starts with `start` and keeps the work of every interval of at least `leastMs`; `runJobs` runs all of it once. */
export async function captureJobs<Started>(
  leastMs: number,
  start: () => Promise<Started>,
): Promise<{ started: Started; runJobs: () => void }> {
  const { setInterval: real } = globalThis;
  const jobs: (() => void)[] = [];
  const intervals = vi.spyOn(globalThis, 'setInterval');
  intervals.mockImplementation(((work: () => void, ms: number) => {
    if (ms >= leastMs) jobs.push(work);
    return real(work, ms);
  }) as typeof setInterval);
  try {
    const started = await start();
    return { started, runJobs: () => jobs.forEach((job) => void job()) };
  } finally {
    intervals.mockRestore();
  }
}
