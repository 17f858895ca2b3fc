import { Icon } from '@fms/ui/icon';
import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { usePalette } from '../../../settings/palette.ts';

const PaletteMenu = lazy(() => import('./palette-menu.tsx'));

/** The four palettes, from strong sunlight to a dark bridge. The menu is fetched when it is first opened. */
export function PaletteSwitch() {
  const t = useText();
  const [palette] = usePalette();
  const [isAsked, setAsked] = useState(false);
  const look = { variant: 'subtle', color: 'gray', size: 'var(--fms-control)', 'aria-label': t('PALETTE') } as const;
  const icon = <Icon name={`palette-${palette}`} />;
  const button = (
    <ActionIcon {...look} aria-haspopup="menu" onClick={() => setAsked(true)}>
      {icon}
    </ActionIcon>
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <PaletteMenu button={<ActionIcon {...look}>{icon}</ActionIcon>} />
    </Suspense>
  );
}
