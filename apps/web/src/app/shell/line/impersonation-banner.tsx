import { Icon } from '@fms/ui/icon';
import { Button } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { stopImpersonation } from '../../../features/session/index.ts';
import { useText } from '../../../language/index.ts';
import { readCurrentUser, subscribeCurrentUser } from '../../../storage/current-user.ts';
import { readClaims } from '../../../storage/token-claims.ts';
import style from './impersonation-banner.module.css';

/** On every screen while an admin impersonates a user (§6), with the way back. */
export function ImpersonationBanner() {
  const t = useText();
  const [ending, setEnding] = useState(false);
  const user = useSyncExternalStore(subscribeCurrentUser, readCurrentUser);
  if (user === undefined || readClaims(user.token)?.act === undefined) return null;
  const end = () => {
    setEnding(true);
    void stopImpersonation();
  };
  return (
    <div className={style.banner} role="status">
      <Icon name="user" size={16} />
      <span className={style.words}>{t('IMPERSONATING', { userName: user.username })}</span>
      <Button size="xs" variant="default" loading={ending} onClick={end}>
        {t('END_IMPERSONATION')}
      </Button>
    </div>
  );
}
