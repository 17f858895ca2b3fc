import type { Vessel } from '@fms/contract/vessel';
import { type ComponentProps, Suspense, useMemo } from 'react';
import { findWorstAlarms, useAlarms } from '../../live/index.ts';
import { FleetMap } from '../../map/index.ts';
import { getSymbolType } from './fleet-state.ts';
import { useActivityOf } from './use-vessel-activity.ts';

interface VesselMapProps extends Omit<ComponentProps<typeof FleetMap>, 'vessels' | 'selectedId' | 'activityOf'> {
  readonly vessel: Vessel;
}

/** The map of one vessel: it alone is drawn, selected and with its highest active alarm. */
export function VesselMap({ vessel, ...map }: VesselMapProps) {
  const { active } = useAlarms();
  const { id, name } = vessel;
  const type = getSymbolType(vessel);
  const alarm = findWorstAlarms(active).get(id)?.priority;
  const vessels = useMemo(() => [{ id, name, type, alarm }], [id, name, type, alarm]);
  const activityOf = useActivityOf(useMemo(() => [vessel], [vessel]));
  return (
    <Suspense>
      <FleetMap
        {...map}
        vessels={vessels}
        selectedId={id}
        activityOf={map.moment === undefined ? activityOf : undefined}
      />
    </Suspense>
  );
}
