import { ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { translateWord, useText } from '../../../language/index.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import { logQueries } from '../query/log.queries.ts';
import style from './log-table.module.css';

interface LogLinePanelProps {
  readonly id: number;
  readonly nameOf: (vesselId: number | null) => string;
  /** Shows what was written about that time. */
  readonly onAround: (timeMs: number) => void;
  readonly onClose: () => void;
}

/** One line in full with the details it was written with; its address shows it to a colleague. */
export function LogLinePanel({ id, nameOf, onAround, onClose }: LogLinePanelProps) {
  const t = useText();
  const { data: line, error, isFetching, refetch } = useQuery(logQueries.line(id));
  return (
    <Panel
      title={t('LOG_LINE')}
      flush
      actions={
        <>
          {line !== undefined && (
            <Button variant="default" size="xs" onClick={() => onAround(Date.parse(line.time))}>
              {t('LOG_AROUND')}
            </Button>
          )}
          <CopyText text={window.location.href} label="LOG_COPY_ADDRESS" />
          <Button variant="default" size="xs" onClick={onClose}>
            {t('CLOSE')}
          </Button>
        </>
      }
    >
      <div className={style.line}>
        {line === undefined && error === null && <LoadingState label={t('LOADING')} />}
        {line === undefined && error !== null && (
          <ErrorState
            title={t('LOG_LINE_GONE')}
            detail={error.message}
            retry={{ label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching }}
          />
        )}
        {line !== undefined && (
          <>
            <div className={style.facts}>
              <time dateTime={line.time}>{line.time}</time>
              <span>{translateWord(`log-${line.level}`)}</span>
              <span>{`${translateWord(`log-${line.source}`)}, ${line.area}`}</span>
              {line.vesselId !== null && <span>{nameOf(line.vesselId)}</span>}
            </div>
            <p className={style.whole}>{line.content}</p>
            <pre className={style.whole}>{formatContext(line.context)}</pre>
          </>
        )}
      </div>
    </Panel>
  );
}

/** JSON over several lines; one that was cut stands as it is. */
function formatContext(context: string): string {
  try {
    return JSON.stringify(JSON.parse(context), null, 2);
  } catch {
    return context;
  }
}
