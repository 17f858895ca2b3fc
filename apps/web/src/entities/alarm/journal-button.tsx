import { useSearchParams } from 'react-router';
import { useText } from '../../language/index.ts';
import style from '../../ui/time-list.module.css';

/** The way from a tab of the vessel to its alarms. */
export function JournalButton() {
  const t = useText();
  const [, setSearch] = useSearchParams();
  return (
    <button type="button" className={`fms-plain-button ${style.link}`} onClick={() => setSearch({ tab: 'alarm' })}>
      {t('OPEN_JOURNAL')}
    </button>
  );
}
