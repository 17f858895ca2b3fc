import type { Vessel } from '@fms/contract/vessel';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import { createLazyPart, Lazy } from '../../../registry/index.ts';
import type { BridgeViewProps } from './bridge-view.tsx';
import type { LiveBridgeProps } from './live-bridge.tsx';

const ADDRESS = addressOf<{ look: 'large' | undefined }>({ look: parameter('look', z.enum(['large'])) });

const BridgePart = createLazyPart<BridgeViewProps>(() =>
  import('./bridge-view.tsx').then(({ BridgeView }) => ({ default: BridgeView })),
);

/** Opens the layout of few large instruments; that it is open stands in the address, so that a screen on a wall keeps it. */
export function BridgeButton() {
  const t = useText();
  const [, change] = useAddressState(ADDRESS);
  return (
    <Button size="compact-sm" variant="default" onClick={() => change({ look: 'large' })}>
      {t('CONNING_LARGE')}
    </Button>
  );
}

const LiveBridgePart = createLazyPart<LiveBridgeProps>(() =>
  import('./live-bridge.tsx').then(({ LiveBridge }) => ({ default: LiveBridge })),
);

/** The layout itself while the address asks for it; to stand where the plant and the moment of the page are known. */
export function BridgeLayer({ vessel, isPast }: { vessel: Vessel; isPast: boolean }) {
  const [{ look }, change] = useAddressState(ADDRESS);
  if (look === undefined) return null;
  const props = { vessel, isPast, onClose: () => change({ look: undefined }) };
  return <Lazy part={BridgePart} props={props} fallback={null} />;
}

/** The same over a page that knows no plant, as it is now. */
export function LiveBridgeLayer({ vessel }: { vessel: Vessel }) {
  const [{ look }, change] = useAddressState(ADDRESS);
  if (look === undefined) return null;
  return <Lazy part={LiveBridgePart} props={{ vessel, onClose: () => change({ look: undefined }) }} fallback={null} />;
}
