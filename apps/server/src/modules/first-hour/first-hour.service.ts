/** The guide for the first hour: five steps that are done or skipped, in any order; once none is open it is over. */
import { FIRST_HOUR_STEPS, type FirstHour, type FirstHourStep } from '@fms/contract/first-hour';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/database.ts';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';
import { findDone, findGuide, type StoredGuide, saveGuide } from './first-hour.repository.ts';

export interface FirstHourPorts {
  db: Db;
  clock: Clock;
  mode: Config['mode'];
  /** Whether a reading of any vessel was stored; known here before it is written down. */
  hasSamples: () => boolean;
}

const OVER: FirstHour = { isOver: true, steps: [] };

export function createFirstHourService({ db, clock, mode, hasSamples }: FirstHourPorts) {
  async function read(guide: StoredGuide): Promise<FirstHour> {
    const done = await findDone(db);
    const stateOf = (step: FirstHourStep) => {
      if (done[step] || (step === 'connect' && hasSamples())) return 'done';
      return guide.skipped.includes(step) ? 'skipped' : 'open';
    };
    const steps = FIRST_HOUR_STEPS.map((step) => ({ step, state: stateOf(step) }) as const);
    const isOver = steps.every(({ state }) => state !== 'open');
    if (isOver) await saveGuide(db, { ...guide, endedMs: clock.now() });
    return { isOver, steps };
  }

  async function get(): Promise<FirstHour> {
    if (mode === 'demonstration') return OVER;
    const guide = await findGuide(db);
    return guide.endedMs === null ? read(guide) : OVER;
  }

  return {
    get,
    /** Whether the guide is shown to admins. */
    isOpen: async () => !(await get()).isOver,

    async skip(steps: readonly FirstHourStep[], isSkipped: boolean): Promise<FirstHour> {
      if (mode === 'demonstration') return OVER;
      const guide = await findGuide(db);
      if (guide.endedMs !== null) return OVER;
      const others = guide.skipped.filter((step) => !steps.includes(step));
      const next = { ...guide, skipped: isSkipped ? [...others, ...steps] : others };
      await saveGuide(db, next);
      return read(next);
    },
  };
}
export type FirstHourService = ReturnType<typeof createFirstHourService>;

/** Asked by the abilities of admins. */
export const FIRST_HOUR: ServiceKey<Pick<FirstHourService, 'isOpen'>> = serviceKey('the guide of the first hour');
