import { shortenUsername } from '@fms/domain/account';
import { IconButton } from '@fms/ui/control';
import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useRef, useSyncExternalStore } from 'react';
import { Logo } from '../../../branding/logo.tsx';
import { useVessels, vesselQueries } from '../../../entities/vessel/index.ts';
import { signOut } from '../../../features/session/index.ts';
import { useText } from '../../../language/index.ts';
import { isMenuItemShown, type MenuItem, useRegistry } from '../../../registry/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { changeDevicePreference, useDevicePreference } from '../../../settings/device-preference.ts';
import { readCurrentUser, subscribeCurrentUser } from '../../../storage/current-user.ts';
import { MenuDialogEntry } from './menu-dialog-entry.tsx';
import { MenuButton, MenuLink, MenuOutLink } from './menu-entry.tsx';
import { MenuPanelEntry } from './menu-panel-entry.tsx';
import style from './side-menu.module.css';

/** Fetched when the menu is open: the rail has no room for it. */
const VesselTree = lazy(() => import('../tree/vessel-tree.tsx'));
const SECTIONS = ['main', 'management', 'support'] as const;

interface SideMenuProps {
  /** Open at 250 px, or the rail of 64 px with icons only. */
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The side menu (§2.3): what features registered, the vessel tree, and the way out. */
export function SideMenu({ open, onToggle }: SideMenuProps) {
  const t = useText();
  const { menuDialogs } = useRegistry();
  const { data: organizations } = useQuery(vesselQueries.organizations());
  const scroller = useRef<HTMLDivElement>(null);
  const { productAbbreviation, version } = useAppSetting();
  return (
    <aside className={style.menu} data-open={open} aria-label={t('MENU')}>
      <div className={style.head}>
        <span className={style.brand}>
          <Logo size={28} organizationLogo={organizations?.[0]?.organization.logo} />
          {open && <span className={style.name}>{productAbbreviation}</span>}
        </span>
        <IconButton
          icon={open ? 'menu-close' : 'menu-open'}
          label={t(open ? 'CLOSE_MENU' : 'OPEN_MENU')}
          onClick={onToggle}
        />
      </div>
      <Welcome open={open} />
      <div ref={scroller} className={style.scroll}>
        {SECTIONS.map((section) => (
          <Section key={section} section={section} open={open} onOpenMenu={onToggle} scroller={scroller} />
        ))}
      </div>
      <div className={style.foot}>
        {menuDialogs
          .filter(({ section }) => section === 'foot')
          .map((dialog) => (
            <MenuDialogEntry key={dialog.title} dialog={dialog} open={open} />
          ))}
        <MenuButton icon="sign-out" title={t('SIGN_OUT')} open={open} onClick={() => void signOut()} />
        <p className={style.version}>
          {open ? (
            `${productAbbreviation} | ${t('VERSION')} ${version}`
          ) : (
            <>
              {productAbbreviation}
              <br />
              {version}
            </>
          )}
        </p>
      </div>
    </aside>
  );
}

function Welcome({ open }: { open: boolean }) {
  const t = useText();
  const user = useSyncExternalStore(subscribeCurrentUser, readCurrentUser);
  const name = user?.username ?? '';
  return (
    <p className={style.welcome} title={name}>
      {t('WELCOME')} <strong>{open ? name : shortenUsername(name)}</strong>
    </p>
  );
}

interface SectionProps {
  readonly section: MenuItem['section'];
  readonly open: boolean;
  readonly onOpenMenu: () => void;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** One part of the menu; without entries it is absent, and so is its heading. */
function Section({ section, open, onOpenMenu, scroller }: SectionProps) {
  const t = useText();
  const { menu, menuLinks, menuDialogs, menuPanels } = useRegistry();
  const setting = useAppSetting();
  const own = menu.filter((item) => item.section === section && isMenuItemShown(item, setting));
  const links = menuLinks.filter((link) => link.section === section && link.address(setting) !== '');
  const dialogs = menuDialogs.filter((dialog) => dialog.section === section);
  const panels = menuPanels.filter((panel) => panel.section === section);
  if (own.length + links.length + dialogs.length + panels.length === 0) return null;
  return (
    <div className={style.section}>
      {section !== 'main' && (open ? <h2 className={style.heading}>{t(headingOf(section))}</h2> : <hr />)}
      {dialogs.map((dialog) => (
        <MenuDialogEntry key={dialog.title} dialog={dialog} open={open} />
      ))}
      {panels.map((panel) => (
        <MenuPanelEntry key={panel.title} panel={panel} open={open} onOpenMenu={onOpenMenu} />
      ))}
      {own.map(({ path, title, icon }) => (
        <MenuLink key={path} to={path} icon={icon} title={t(title)} open={open} />
      ))}
      {links.map(({ title, icon, address }) => (
        <MenuOutLink key={title} href={address(setting)} icon={icon} title={t(title)} open={open} />
      ))}
      {section === 'main' && <Vessels open={open} onOpenMenu={onOpenMenu} scroller={scroller} />}
    </div>
  );
}

function headingOf(section: 'management' | 'support') {
  return section === 'management' ? 'MENU_MANAGEMENT' : 'MENU_SUPPORT';
}

/** Shown once the first vessels are known, and folded away on request; in the rail it opens the menu, where it has room. */
function Vessels({ open, onOpenMenu, scroller }: Pick<SectionProps, 'open' | 'onOpenMenu' | 'scroller'>) {
  const t = useText();
  const { length } = useVessels();
  const { treeFolded = false } = useDevicePreference();
  if (length === 0) return null;
  if (!open) return <MenuButton icon="vessels" title={t('VESSELS')} open={false} onClick={onOpenMenu} />;
  return (
    <>
      <MenuButton
        icon="vessels"
        title={t('VESSELS')}
        open
        note={String(length)}
        expanded={!treeFolded}
        onClick={() => changeDevicePreference({ treeFolded: !treeFolded })}
      />
      <Suspense>{!treeFolded && <VesselTree scroller={scroller} />}</Suspense>
    </>
  );
}
