import { Icon } from '@fms/ui/icon';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../language/index.ts';
import { useExpired } from '../../start/use-expired.ts';
import style from './menu-drawer.module.css';

const MenuSlide = lazy(() => import('./menu-slide.tsx'));

/** Below 1024 px: the open menu as a slide-out behind a floating button; it closes when it has led somewhere. */
export function MenuDrawer() {
  const t = useText();
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const close = () => setState((before) => (before === 'unasked' ? before : 'closed'));
  const { pathname } = useLocation();
  // §2.2: hidden while the user is flagged expired.
  const isExpired = useExpired();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(close, [pathname]);
  return (
    <>
      {!isExpired && (
        <button type="button" className={style.button} aria-label={t('OPEN_MENU')} onClick={() => setState('open')}>
          <Icon name="menu" size={24} />
        </button>
      )}
      <Suspense>{state !== 'unasked' && <MenuSlide opened={state === 'open'} onClose={close} />}</Suspense>
    </>
  );
}
