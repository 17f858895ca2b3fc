/** Who may save a layout for whom: oneself on every vessel one sees, others on those one may edit (§6). */
import { type DashboardScope, dashboardScopes } from '@fms/contract/dashboard';
import type { VesselId } from '@fms/domain/identity';
import { type Caller, isAllowed, type VesselRights } from '../../platform/access/caller.ts';
import { forbidden } from '../../platform/failure/failure.ts';

const OWN: readonly DashboardScope[] = ['user'];

export function createDashboardPolicy(rights: VesselRights) {
  return {
    async requireView(caller: Caller, vesselId: VesselId): Promise<void> {
      await rights.require(caller, 'view', [vesselId]);
    },

    /**
     * The scopes the caller may save and delete. A vessel one may edit is of one's own organisation, so that this
     * right includes the layout of the organisation's vessels of the same type.
     */
    async scopes(caller: Caller, vesselId: VesselId): Promise<DashboardScope[]> {
      return [...((await isAllowed(rights, caller, 'edit', vesselId)) ? dashboardScopes : OWN)];
    },

    async requireSave(caller: Caller, vesselId: VesselId, scope: DashboardScope): Promise<void> {
      await this.requireView(caller, vesselId);
      if (!(await this.scopes(caller, vesselId)).includes(scope)) {
        throw forbidden('A layout for others is saved by a manager of the vessel’s organisation.');
      }
    },
  };
}
