/** Who may have which level of the ship view now: by the words on the vessel, and by the age of the sign-in (§6). */
import type { VesselId } from '@fms/domain/identity';
import { evaluateLevel, type ViewLevel } from '@fms/domain/ship-view';
import type { Authenticator } from '../../../platform/access/authenticator.ts';
import type { Caller, VesselGrants } from '../../../platform/access/caller.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { Failure, forbidden } from '../../../platform/failure/failure.ts';
import type { LiveSession } from './live-session.ts';

export interface ViewRightPorts {
  readonly clock: Clock;
  readonly grants: VesselGrants;
  readonly authenticator: Pick<Authenticator, 'signedInAt'>;
}

export interface AskedLevel {
  readonly vesselId: VesselId;
  readonly level: ViewLevel;
  /** It gives more than the session has: the sign-in has to be of late then, where the level asks for that. */
  readonly isMore: boolean;
}

export function createViewRights({ clock, grants, authenticator }: ViewRightPorts) {
  return {
    /** @throws {Failure} `forbidden` without the words, `expired` for a sign-in that is too old for the level */
    async requireLevel(caller: Caller, { vesselId, level, isMore }: AskedLevel): Promise<void> {
      const { usable } = (await grants.of(caller))(vesselId);
      const signedInAt = isMore ? await authenticator.signedInAt(caller) : clock.now();
      const problem = evaluateLevel(level, { usable, signedInAt }, clock.now());
      if (problem === null) return;
      if (problem === 'no-right') throw forbidden();
      throw new Failure('expired', 'This level needs a sign-in of the last 15 minutes: sign in anew and try again.');
    },

    /** Whether who looks may keep the level that counts. */
    async mayGoOn({ caller, vesselId, session }: LiveSession, present: Caller | null): Promise<boolean> {
      if (present === null || present.userId !== caller.userId) return false;
      const { usable } = (await grants.of(present))(vesselId);
      return evaluateLevel(session.level, { usable, signedInAt: clock.now() }, clock.now()) === null;
    },
  };
}
export type ViewRights = ReturnType<typeof createViewRights>;
