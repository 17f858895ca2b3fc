import type { FilePolicy } from '@fms/contract/file';
import type { Vessel } from '@fms/contract/vessel';
import { formatBytes, formatDay } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { fileQueries } from '../../../entities/file/index.ts';
import { type TextKey, useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../style/rule.module.css';
import { LineUse } from './line-use.tsx';
import { describeRule, listOpenParts } from './line-words.ts';

const PolicyDialog = lazy(() => import('./policy.dialog.tsx'));

/** What may go over the line, how much of it has gone this month, and when files of each priority go. */
export function QuotaPanel({ vessel }: { vessel: Vessel }) {
  const t = useText();
  const query = useQuery(fileQueries.policy(vessel.id));
  const [isOpen, setOpen] = useState(false);
  const { data } = query;
  return (
    <Panel
      title={t('FILE_QUOTA')}
      actions={
        data !== undefined &&
        vessel.permission.edit && (
          <button type="button" className={style.link} onClick={() => setOpen(true)}>
            {t('EDIT_FILE_POLICY')}
          </button>
        )
      }
    >
      {data === undefined ? (
        <QueryState query={query} loading={t('LOADING_POLICY')} unreadable={t('POLICY_UNREADABLE')} />
      ) : (
        <>
          <MonthUse policy={data} />
          <LineUse policy={data} />
          <Schedule policy={data} />
          {data.needsApproval && <p className={style.note}>{t('APPROVAL_NEEDED')}</p>}
        </>
      )}
      <Suspense>{isOpen && data && <PolicyDialog policy={data} onClose={() => setOpen(false)} />}</Suspense>
    </Panel>
  );
}

/** The calendar month of UTC that a moment is in: share of it that is gone, and when the next begins. */
function monthOf(now: number): { readonly gone: number; readonly next: number } {
  const date = new Date(now);
  const begin = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
  return { gone: (now - begin) / (next - begin), next };
}

function MonthUse({ policy: { used, line } }: { policy: FilePolicy }) {
  const t = useText();
  const { gone, next } = monthOf(useMinute());
  const quota = line.file.bytesPerMonth;
  const usedText = formatBytes(used.monthBytes);
  if (quota === null) {
    return (
      <p className={style.month}>
        <span className={style.used}>{usedText}</span> {t('NO_MONTH_QUOTA')}
      </p>
    );
  }
  const percent = quota === 0 ? 100 : Math.min(100, Math.round((used.monthBytes / quota) * 100));
  const gonePercent = Math.round(gone * 100);
  return (
    <>
      <p className={style.month}>
        <span>
          <span className={style.used}>{usedText}</span> {t('OF_QUOTA', { quota: formatBytes(quota) })}
        </span>
        <span>{t('QUOTA_RESETS', { day: formatDay(next) })}</span>
      </p>
      <div className={style.quota}>
        <meter className={style.meter} min={0} max={100} value={percent} aria-label={t('QUOTA_USED', { percent })} />
        <span className={style.tick} style={{ left: `${gonePercent}%` }} aria-hidden="true" />
      </div>
      <p className={style.captions}>
        <span>{t('QUOTA_USED', { percent })}</span>
        <span>{t('MONTH_GONE', { percent: gonePercent })}</span>
      </p>
    </>
  );
}

const LANES = [
  ['PRIORITY_URGENT', 'file-urgent'],
  ['PRIORITY_HIGH', 'file-high'],
  ['PRIORITY_NORMAL', 'file-normal'],
  ['PRIORITY_LOW', 'file-low'],
] as const satisfies readonly (readonly [TextKey, keyof FilePolicy['line']])[];

/** A day of UTC for each priority, its open hours filled. */
function Schedule({ policy: { line } }: { policy: FilePolicy }) {
  const t = useText();
  return (
    <dl className={style.schedule}>
      {LANES.map(([title, lane]) => (
        <div key={lane} className={style.lane}>
          <dt>{t(title)}</dt>
          <dd>
            <svg className={style.day} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={style.closed} width="100" height="8" />
              {!line[lane].isInPortOnly &&
                listOpenParts(line[lane]).map(({ from, to }) => (
                  <rect key={from} className={style.open} x={from * 100} width={(to - from) * 100} height="8" />
                ))}
            </svg>
            <span>{describeRule(t, line[lane])}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
