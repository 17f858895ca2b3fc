import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PeriodicWork } from '../queue/index.ts';
import { createJobRegistry } from './job-registry.ts';

const INTERVAL_MS = 1000;

describe('the job registry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open() {
    const errors: object[] = [];
    const disposables = new AsyncDisposableStack();
    const repeated: PeriodicWork[] = [];
    const jobs = createJobRegistry({
      logger: { error: (details: object) => void errors.push(details) },
      queue: { repeat: (work) => void repeated.push(work) },
      disposables,
    });
    return { errors, disposables, jobs, repeated };
  }

  it('runs a job once an interval, never two runs at a time', async () => {
    const { jobs, disposables } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = vi.fn(() => promise);
    jobs.add({ name: 'slow', intervalMs: INTERVAL_MS, run });
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3 * INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(1);
    resolve();
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(2);
    await disposables.disposeAsync();
  });

  it('logs a failure by the name of the job and runs it again', async () => {
    const { jobs, errors, disposables } = open();
    const run = vi.fn(async () => {
      throw new Error('disk full');
    });
    jobs.add({ name: 'roll-up', intervalMs: INTERVAL_MS, run });
    await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS);
    expect(errors).toEqual([
      { err: new Error('disk full'), job: 'roll-up' },
      { err: new Error('disk full'), job: 'roll-up' },
    ]);
    await disposables.disposeAsync();
  });

  it('tells what each job did, and why it failed last', async () => {
    const { jobs, disposables } = open();
    let isBroken = true;
    const run = async () => {
      if (isBroken) throw new Error('disk full');
    };
    jobs.add({ name: 'roll-up', intervalMs: INTERVAL_MS, run });
    expect(jobs.states()).toMatchObject([{ name: 'roll-up', runs: 0, failures: 0, lastRunMs: null }]);
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    isBroken = false;
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    const failed = { failures: 1, lastError: 'disk full', lastFailedMs: Date.now() - INTERVAL_MS };
    expect(jobs.states()).toMatchObject([{ runs: 2, ...failed, lastRunMs: Date.now() }]);
    await disposables.disposeAsync();
  });

  it('waits for the run under way before what was opened earlier is closed', async () => {
    const { jobs, disposables } = open();
    const steps: string[] = [];
    disposables.defer(() => void steps.push('store closed'));
    const { promise, resolve } = Promise.withResolvers<void>();
    jobs.add({ name: 'write', intervalMs: INTERVAL_MS, run: () => promise.then(() => void steps.push('written')) });
    await vi.advanceTimersByTimeAsync(INTERVAL_MS);
    const closed = disposables.disposeAsync();
    resolve();
    await closed;
    expect(steps).toEqual(['written', 'store closed']);
    await vi.advanceTimersByTimeAsync(5 * INTERVAL_MS);
    expect(steps).toHaveLength(2);
  });

  it('hands a durable job to the queue and tells what it did', async () => {
    const { jobs, repeated, disposables } = open();
    const run = vi.fn(async () => {});
    jobs.add({ name: 'retention', intervalMs: INTERVAL_MS, durable: { settleMs: 5 }, run });
    await vi.advanceTimersByTimeAsync(2 * INTERVAL_MS);
    expect(run).not.toHaveBeenCalled();
    const [work] = repeated;
    expect(work).toMatchObject({ name: 'retention', intervalMs: INTERVAL_MS, settleMs: 5 });
    await work?.run({ signal: AbortSignal.abort() });
    expect(jobs.states()).toMatchObject([{ runs: 1, failures: 0 }]);
    await disposables.disposeAsync();
  });

  it('refuses a second job of the same name', async () => {
    const { jobs, disposables } = open();
    const job = { name: 'once', intervalMs: INTERVAL_MS, run: async () => {} };
    jobs.add(job);
    expect(() => jobs.add(job)).toThrow('Two jobs are named once.');
    await disposables.disposeAsync();
  });
});
