/** Tells whether a vessel lies in port, from the position that is shown of it and the known ports. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { isLyingInPort } from '@fms/domain/transfer';
import type { HubPorts } from '../../../hub/index.ts';
import type { PortFinder } from '../../geo/index.ts';

export interface PortStatePorts {
  readonly latest: Pick<HubPorts['latest'], 'positions'>;
  readonly portOf: PortFinder;
  readonly now: () => Instant;
}

/** Answers null for a vessel without a position of the last hour. */
export function createPortState({ latest, portOf, now }: PortStatePorts) {
  return async (vesselId: VesselId): Promise<boolean | null> => {
    const [position] = await latest.positions(new Set([vesselId]));
    const last = position && { ...position, isNearPort: portOf(position) !== null };
    return isLyingInPort(last, now());
  };
}
