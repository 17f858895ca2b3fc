/** The kill switch ashore: whatever is on a vessel ends at once, and the trail says who cut it (§9.10). */
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { SessionBook } from './session-book.ts';

export interface CutPorts {
  readonly rights: Pick<VesselRights, 'require'>;
  readonly book: Pick<SessionBook, 'of' | 'step'>;
}

export function createCutService({ rights, book }: CutPorts) {
  return {
    /**
     * Ends one's own session, or that of another with the right to edit the vessel.
     * @throws {Failure} `forbidden` without the right, `not-found` where there is no session
     */
    async cut(caller: Caller, from: string, vesselId: VesselId): Promise<void> {
      await rights.require(caller, 'view', [vesselId]);
      const [live] = book.of(vesselId);
      if (!live) throw notFound('The session');
      if (live.caller.userId !== caller.userId) await rights.require(caller, 'edit', [vesselId]);
      await book.step(live.id, { kind: 'kill', side: 'ashore', by: caller.userName }, { by: { caller, from } });
    },
  };
}
export type CutService = ReturnType<typeof createCutService>;
