/** Sets how fast the line of a vessel may be used, so that a file lasts while something else happens. */
import { getFilePolicy, setFilePolicy } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import type { TypedClient } from '@fms/server/testing';

/** Bytes a second for the line as a whole; null is no bound. */
export async function setLineRate(client: TypedClient, vesselId: VesselId, bytesPerSecond: number | null) {
  const policy = await client.call(getFilePolicy, { query: { vesselId: String(vesselId) } });
  const { keep, needsApproval, revision } = policy;
  const line = { ...policy.line, line: { ...policy.line.line, bytesPerSecond } };
  await client.call(setFilePolicy, { body: { vesselId, keep, needsApproval, line, revision } });
}
