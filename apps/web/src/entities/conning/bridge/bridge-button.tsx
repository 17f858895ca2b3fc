import type { Vessel } from '@fms/contract/vessel';
import { Button } from '@mantine/core';
import { z } from 'zod';
import { useText } from '../../../language/index.ts';
import { addressOf, parameter } from '../../../navigation/address-schema.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import { createLazyPart, Lazy } from '../../../registry/index.ts';
import type { BridgeViewProps } from './bridge-view.tsx';
import type { LiveBridgeProps } from './live-bridge.tsx';

const LOOKS = ['large', 'large-machinery'] as const;
const ADDRESS = addressOf<{ look: (typeof LOOKS)[number] | undefined }>({ look: parameter('look', z.enum(LOOKS)) });

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
  const large = useLarge();
  if (large === undefined) return null;
  return <Lazy part={BridgePart} props={{ vessel, isPast, ...large }} fallback={null} />;
}

/** The same over a page that knows no plant, as it is now. */
export function LiveBridgeLayer({ vessel }: { vessel: Vessel }) {
  const large = useLarge();
  if (large === undefined) return null;
  return <Lazy part={LiveBridgePart} props={{ vessel, ...large }} fallback={null} />;
}

/** What the address asks for; undefined while it does not ask for the layout. */
function useLarge(): Pick<BridgeViewProps, 'subject' | 'onSubject' | 'onClose'> | undefined {
  const [{ look }, change] = useAddressState(ADDRESS);
  if (look === undefined) return undefined;
  return {
    subject: look === 'large' ? 'navigation' : 'machinery',
    onSubject: (subject) => change({ look: subject === 'navigation' ? 'large' : 'large-machinery' }),
    onClose: () => change({ look: undefined }),
  };
}
