/** The cameras that answered until the search is over, in order of their addresses. */
import { type CameraSearch, discoverCameras } from './discover-cameras.ts';
import type { FoundDevice } from './probe.ts';

/** A camera answers within one second; longer is waited only for lost datagrams. */
export const MAX_SEARCH_SECONDS = 10;
const byAddress = new Intl.Collator('en', { numeric: true });

/** Rejects with the error of the system when no socket can be opened. */
export async function searchCameras(over: AbortSignal, to?: CameraSearch['to']): Promise<readonly FoundDevice[]> {
  const devices: FoundDevice[] = [];
  const found = (device: FoundDevice) => void devices.push(device);
  await discoverCameras(to === undefined ? { found } : { found, to }, over);
  return devices.toSorted((a, b) => byAddress.compare(a.host, b.host));
}
