/** What is known of the line of a vessel, for all that rules of the line hold. */
import type { VesselId } from '@fms/domain/identity';
import type { LineState } from '@fms/domain/transfer';
import { type ServiceKey, serviceKey } from '../../platform/service/service-registry.ts';

/** Nulls where the ship is not connected, or exchanges no files by which its line is measured. */
export type LineStateOf = (vesselId: VesselId) => Promise<LineState>;

export const LINE_STATES: ServiceKey<LineStateOf> = serviceKey('the state of lines');
