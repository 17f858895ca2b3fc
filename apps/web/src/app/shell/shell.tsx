import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { useText } from '../../language/index.ts';
import { HeadPlaceProvider } from '../../registry/index.ts';
import { changeDevicePreference, useDevicePreference } from '../../settings/device-preference.ts';
import { LiveFeed } from '../world/live-feed.tsx';
import { HistoryLine } from './line/history-line.tsx';
import { ImpersonationBanner } from './line/impersonation-banner.tsx';
import { OfflineLine } from './line/offline-line.tsx';
import { MenuDialogHost } from './menu/menu-dialog-host.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import style from './shell.module.css';
import { HeadUpStrip } from './strip/head-up-strip.tsx';

/** §9.2: from here up the menu is a fixed column, below it a slide-out. */
const WIDE = '(min-width: 1024px)';

/**
 * The main layout (§2.2): side menu, head-up strip, page. It listens to nothing that moves; its
 * parts do, each to its own.
 */
export function Shell() {
  const t = useText();
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const { menuOpen = false } = useDevicePreference();
  const [headPlace, setHeadPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={style.shell}>
      <a className={style.skip} href="#page">
        {t('SKIP_TO_PAGE')}
      </a>
      <LiveFeed />
      <MenuDialogHost>
        {isWide ? (
          <SideMenu open={menuOpen} onToggle={() => changeDevicePreference({ menuOpen: !menuOpen })} />
        ) : (
          <MenuDrawer />
        )}
      </MenuDialogHost>
      <div className={style.main}>
        <HeadUpStrip isWide={isWide === true} headPlaceRef={setHeadPlace} />
        <ImpersonationBanner />
        <OfflineLine />
        <HistoryLine />
        <main id="page" className={style.page} tabIndex={-1}>
          <HeadPlaceProvider value={headPlace}>
            <Outlet />
          </HeadPlaceProvider>
        </main>
      </div>
    </div>
  );
}
