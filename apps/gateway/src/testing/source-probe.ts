/** What a live source gives, gathered for a test that waits for conditions and never for time. */
import type { Instant } from '@fms/domain/time';
import type { ObservedValue } from '../observation/observation.ts';
import type { Reading } from '../recording/reading.ts';
import type { SourceParts } from '../run/source-parts.ts';

export interface ProbedValue {
  readonly name: string;
  readonly source: string;
  readonly group: string;
  readonly value: ObservedValue;
  readonly time: Instant;
  readonly rank: number | undefined;
}

const PATIENCE_MS = 20_000;
const SHOWN = 5;

export class SourceProbe {
  readonly values: ProbedValue[] = [];
  readonly refusals: string[] = [];
  readonly states: string[] = [];
  now = Date.UTC(2026, 6, 1);
  #waiting: { condition: () => boolean; resolve: () => void }[] = [];

  get parts(): SourceParts {
    return {
      sink: { take: (reading, time, _, group = '') => this.#take(reading, time, group) },
      refuse: (reason) => this.#note(() => this.refusals.push(reason)),
      gathered: () => this.#look(),
      flush: () => Promise.resolve(),
      now: () => this.now,
      log: {
        info: (_, message) => this.#note(() => this.states.push(message)),
        warn: (_, message) => this.#note(() => this.states.push(message)),
      },
      backoffSeconds: [0.05],
    };
  }

  /** Resolves when the condition holds; fails with what there is when it never does. */
  until(condition: () => boolean): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () =>
          reject(
            new Error(JSON.stringify([this.values, this.refusals, this.states].map((list) => list.slice(-SHOWN)))),
          ),
        PATIENCE_MS,
      );
      this.#waiting.push({
        condition,
        resolve: () => {
          clearTimeout(late);
          resolve();
        },
      });
    });
  }

  of(name: string): readonly ProbedValue[] {
    return this.values.filter((value) => value.name === name);
  }

  #take(reading: Reading, time: Instant, group: string): void {
    if (reading.kind !== 'sensor') return;
    for (const { tag, source, value, rank } of reading.decoded.observations) {
      this.values.push({ name: tag.name, source, group, value, time, rank });
    }
    this.#look();
  }

  #note(act: () => void): void {
    act();
    this.#look();
  }

  #look(): void {
    const ready = this.#waiting.filter(({ condition }) => condition());
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  }
}
