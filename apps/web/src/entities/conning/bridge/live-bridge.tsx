import { useMemo } from 'react';
import { PlantProvider, usePlant } from '../../plant/index.ts';
import { BridgeView, type BridgeViewProps } from './bridge-view.tsx';

export type LiveBridgeProps = Omit<BridgeViewProps, 'isPast'>;

/** The layout of few large instruments with the plant of the vessel, live; its values lead nowhere. */
export function LiveBridge(props: LiveBridgeProps) {
  const { plant } = usePlant(props.vessel.id);
  const place = useMemo(() => plant && { plant, onTrend: () => {} }, [plant]);
  if (place === undefined) return null;
  return (
    <PlantProvider value={place}>
      <BridgeView {...props} isPast={false} />
    </PlantProvider>
  );
}
