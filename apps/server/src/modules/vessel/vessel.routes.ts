/** Vessel calls of section 7.10. */
import { getAllVessels } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { VesselService } from './vessel.service.ts';

export function mountVessel(door: Door, vessel: VesselService): void {
  door.mount(getAllVessels, ({ caller, query }) => vessel.list(caller, query.isGetDetail ?? false));
}
