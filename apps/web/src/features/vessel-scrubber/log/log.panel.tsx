import type { Vessel } from '@fms/contract/vessel';
import type { TimeSpan } from '@fms/domain/time';
import { Panel, ProblemLine } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ExportMenu } from '../../../export/export-menu.tsx';
import { useText } from '../../../language/index.ts';
import { AddButton } from '../../../ui/entry/index.ts';
import style from '../style/log.module.css';
import { LogForm } from './log-form.tsx';
import { LogRow } from './log-row.tsx';
import { buildLogTable } from './log-table.ts';
import type { ScrubberLog } from './use-scrubber-log.ts';

const SHOWN_AT_ONCE = 8;

interface LogPanelProps {
  readonly vessel: Vessel;
  readonly scrubberId: string;
  readonly log: ScrubberLog;
  /** What the tab shows; it ends at the moment of the tab. */
  readonly span: { readonly window: TimeSpan };
}

/** What engineers wrote of the scrubber: calibrations, maintenance, replacements, causes of what was exceeded. */
export function LogPanel({ vessel, scrubberId, log, span }: LogPanelProps) {
  const t = useText();
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const { entries, changes, isEditable } = log;
  const { edited } = changes;
  const retry = (onClick: () => void) => ({ label: t('TRY_AGAIN'), onClick });
  return (
    <Panel
      quiet
      title={t('SCRUBBER_LOG')}
      actions={
        <>
          <AddButton text={t('SCRUBBER_LOG_ADD')} isEditable={isEditable} changes={{ edited, edit: log.write }} />
          {entries.length > 0 && (
            <ExportMenu
              subject={`${vessel.name} ${t('SCRUBBER_LOG').toLowerCase()}`}
              size="compact-sm"
              label={t('SCRUBBER_LOG')}
              table={() => buildLogTable(vessel, entries, t)}
            />
          )}
        </>
      }
    >
      {log.error !== null && <ProblemLine text={t('SCRUBBER_LOG_UNREADABLE')} retry={retry(log.retry)} />}
      {changes.hasFailed && <ProblemLine text={t('SCRUBBER_LOG_FAILED')} retry={retry(changes.again)} />}
      {edited === 'new' && <LogForm key={log.explained} {...{ scrubberId, log }} entry={undefined} />}
      {typeof edited === 'object' && <LogForm key={edited.id} {...{ scrubberId, log }} entry={edited} />}
      {entries.length === 0 && edited === undefined && <p className={style.none}>{t('SCRUBBER_LOG_NONE')}</p>}
      <ul className={style.list}>
        {entries.slice(0, most).map((entry) => (
          <LogRow key={entry.id} {...{ entry, isEditable, changes }} now={span.window.to} />
        ))}
      </ul>
      {entries.length > most && (
        <Button size="compact-sm" variant="subtle" onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {t('SCRUBBER_LOG_OLDER')}
        </Button>
      )}
    </Panel>
  );
}
