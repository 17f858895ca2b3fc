import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { demonstrationHistoryQuery } from './demonstration.queries.ts';
import { ShellLine } from './shell-line.tsx';

/** One line while the demonstration's history is being written, which explains curves that are still empty. */
export function HistoryLine() {
  const t = useText();
  const { demonstration } = useAppSetting();
  const { data } = useQuery({ ...demonstrationHistoryQuery, enabled: demonstration });
  if (data === undefined || data.days === 0 || data.share === 1) return null;
  const values = { percent: Math.floor(100 * data.share), days: Math.round(data.days) };
  return <ShellLine icon="history">{t('DEMONSTRATION_HISTORY', values)}</ShellLine>;
}
