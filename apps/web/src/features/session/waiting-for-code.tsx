import { Button } from '@mantine/core';
import { useText } from '../../language/index.ts';
import { writeCurrentUser } from '../../storage/current-user.ts';
import style from './login-screen.module.css';

/** State 5 (specification section 4.1): the password was right, the one-time code is still due. Cancel goes back to it. */
export function WaitingForCode() {
  const t = useText();
  return (
    <div className={style.form}>
      <p className={style.please} role="status">
        {t('WAITING_FOR_CODE')}
      </p>
      <Button variant="default" fullWidth onClick={() => writeCurrentUser(undefined)}>
        {t('CANCEL')}
      </Button>
    </div>
  );
}
