import { type IdentityProblem, listIdentityProblems, type VesselIdentity } from '@fms/domain/vessel';
import type { z } from 'zod';
import type { TextKey } from '../../../language/index.ts';

const PROBLEM: Readonly<Record<IdentityProblem, TextKey>> = {
  required: 'FIELD_REQUIRED',
  'wrong-imo': 'WRONG_IMO',
  'wrong-mmsi': 'WRONG_MMSI',
};

/** Refuses in a form what the server refuses of an identity (§9.7), each at its field. */
export function refuseWrongIdentity(identity: VesselIdentity, context: z.core.$RefinementCtx): void {
  for (const [field, problem] of Object.entries(listIdentityProblems(identity))) {
    context.addIssue({ code: 'custom', path: [field], message: PROBLEM[problem], input: identity });
  }
}
