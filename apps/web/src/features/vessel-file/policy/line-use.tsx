import type { FilePolicy } from '@fms/contract/file';
import { formatBytes } from '@fms/domain/format';
import { type TextKey, useText } from '../../../language/index.ts';
import style from '../style/rule.module.css';

const USES = [
  ['LINE_USE_ALL', 'line'],
  ['LINE_USE_FILES', 'file'],
  ['LINE_USE_SCREENS', 'ship-view'],
  ['LINE_USE_CAMERAS', 'camera'],
] as const satisfies readonly (readonly [TextKey, keyof FilePolicy['line']])[];

/** What the line of the vessel has carried besides figures and alarms: today and this month of UTC, of how much it may. */
export function LineUse({ policy: { used, line } }: { policy: FilePolicy }) {
  const t = useText();
  const say = (bytes: number, most: number | null) =>
    most === null ? formatBytes(bytes) : `${formatBytes(bytes)} ${t('OF_QUOTA', { quota: formatBytes(most) })}`;
  return (
    <table className={style.uses}>
      <caption>{t('LINE_USE')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('LINE_USE_DAY')}</th>
          <th scope="col">{t('LINE_USE_MONTH')}</th>
        </tr>
      </thead>
      <tbody>
        {USES.map(([title, account]) => (
          <tr key={account}>
            <th scope="row">{t(title)}</th>
            <td>{say(used.line[account].dayBytes, line[account].bytesPerDay)}</td>
            <td>{say(used.line[account].monthBytes, line[account].bytesPerMonth)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
