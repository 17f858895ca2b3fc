import { useText } from '../../language/index.ts';
import style from './first-hour.module.css';

/** Starts the gateway with the configuration of the step before (docs/gateway.md). */
const COMMAND = 'npm run gateway -- run gateway.json';

/** The command to run on board; turns green with the first sample. */
export function ConnectStep({ isDone }: { isDone: boolean }) {
  const t = useText();
  if (isDone) return <p className={style.heard}>{t('STEP_CONNECT_HEARD')}</p>;
  return (
    <>
      <p className="fms-caption">{t('STEP_CONNECT_COMMAND')}</p>
      <code className={style.code}>{COMMAND}</code>
      <p className={style.lead} role="status">
        {t('STEP_CONNECT_WAITING')}
      </p>
    </>
  );
}
