import type { Vessel } from '@fms/contract/vessel';
import { useMemo } from 'react';
import { PlantProvider, usePlant } from '../../plant/index.ts';
import { BridgeView } from './bridge-view.tsx';

export interface LiveBridgeProps {
  readonly vessel: Vessel;
  readonly onClose: () => void;
}

/** The layout of few large instruments with the plant of the vessel, live; its values lead nowhere. */
export function LiveBridge({ vessel, onClose }: LiveBridgeProps) {
  const { plant } = usePlant(vessel.id);
  const place = useMemo(() => plant && { plant, onTrend: () => {} }, [plant]);
  if (place === undefined) return null;
  return (
    <PlantProvider value={place}>
      <BridgeView vessel={vessel} isPast={false} onClose={onClose} />
    </PlantProvider>
  );
}
