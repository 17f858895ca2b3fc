import { Icon } from '@fms/ui/icon';
import { LoadingState } from '@fms/ui/panel';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useAbilities } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/control-panel.ts';
import { createLazyPart, Lazy, PageHead, type SettingPage, useRegistry } from '../../registry/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import style from './control-panel.module.css';

const GROUPS = [
  ['own', 'OWN_SETTINGS'],
  ['administration', 'ADMINISTRATION'],
] as const;

/** The control panel: the pages that registered and that this user may see, one of them open. */
export default function ControlPanelPage() {
  const t = useText();
  const { page: id } = useParams();
  const abilities = useAbilities();
  const { settingPages } = useRegistry();
  const isOneself = readClaims(readCurrentUser()?.token ?? '')?.act === undefined;
  const pages = settingPages.filter(
    ({ isVisible, ownOnly }) =>
      (isOneself || ownOnly !== true) && (isVisible === undefined || (abilities !== undefined && isVisible(abilities))),
  );
  const [first] = pages;
  const open = pages.find((page) => page.id === id);
  // Which pages there are is not known before the rights are.
  const isWaiting = open === undefined && id !== undefined && abilities === undefined;
  if (open === undefined && !isWaiting && first !== undefined) return <Navigate to={`/setting/${first.id}`} replace />;
  return (
    <div className={style.panel}>
      <PageHead titles={open === undefined ? [t('CONTROL_PANEL')] : [t('CONTROL_PANEL'), t(open.title)]}>
        {open !== undefined && (
          <span className={style.crumb}>
            {t('CONTROL_PANEL')} <Icon name="chevron-right" size={14} />
          </span>
        )}
        <span>{t(open === undefined ? 'CONTROL_PANEL' : open.title)}</span>
      </PageHead>
      <Pages pages={pages} open={open} />
      <div className={style.page}>
        {open === undefined ? <LoadingState label={t('LOADING_PAGE')} /> : <OpenPage key={open.id} page={open} />}
      </div>
    </div>
  );
}

function Pages({ pages, open }: { pages: readonly SettingPage[]; open: SettingPage | undefined }) {
  const t = useText();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the open page's name scrolls into view
  useEffect(() => {
    current.current?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [open]);
  return (
    <nav className={style.nav} aria-label={t('SETTING_PAGES')}>
      {GROUPS.map(([group, title]) => {
        const own = pages.filter((page) => page.group === group);
        if (own.length === 0) return null;
        return [
          <h2 key={group} className={style.heading}>
            {t(title)}
          </h2>,
          ...own.map((page) => (
            <Link
              key={page.id}
              ref={page === open ? current : null}
              to={`/setting/${page.id}`}
              className={style.entry}
              aria-current={page === open ? 'page' : undefined}
            >
              <Icon name={page.icon} size={16} />
              {t(page.title)}
            </Link>
          )),
        ];
      })}
    </nav>
  );
}

function OpenPage({ page }: { page: SettingPage }) {
  const t = useText();
  return <Lazy part={createLazyPart(page.load)} fallback={<LoadingState label={t('LOADING_PAGE')} />} />;
}
