import type { ScrubberLogEntry, ScrubberLogVersion } from '@fms/contract/scrubber';
import { formatTime } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { useText } from '../../../language/index.ts';
import style from '../style/log.module.css';
import { getLogKindText } from './log-text.ts';
import type { ScrubberLog } from './use-scrubber-log.ts';

interface LogRowProps {
  readonly entry: ScrubberLogEntry;
  readonly isEditable: boolean;
  readonly changes: ScrubberLog['changes'];
  readonly now: Instant;
}

/** One entry with who wrote it, and on demand what it said before; one that was struck out stays to be read. */
export function LogRow({ entry, isEditable, changes, now }: LogRowProps) {
  const t = useText();
  const { earlier, isStruck } = entry;
  const name = `${getLogKindText(entry.kind, t)} ${entry.at.slice(0, 16).replace('T', ' ')}`;
  return (
    <li>
      <div className={style.row} data-struck={isStruck}>
        <LogWords version={entry} now={now} />
        {isEditable && !isStruck && (
          <>
            <IconButton
              icon="edit"
              label={t('SCRUBBER_LOG_EDIT', { entry: name })}
              onClick={() => changes.edit(entry)}
            />
            <IconButton
              icon="delete"
              label={t('SCRUBBER_LOG_STRIKE', { entry: name })}
              onClick={() => changes.remove(entry.id)}
            />
          </>
        )}
      </div>
      {earlier.length > 0 && (
        <details className={style.earlier}>
          <summary>{t('SCRUBBER_LOG_EARLIER', { count: earlier.length })}</summary>
          {earlier.map((version) => (
            <div key={version.savedAt} className={style.row}>
              <LogWords version={version} now={now} />
            </div>
          ))}
        </details>
      )}
    </li>
  );
}

function LogWords({ version, now }: { version: ScrubberLogVersion; now: Instant }) {
  const t = useText();
  const { kind, part, note, at, by, savedAt, isStruck } = version;
  const saved = { name: by, time: formatTime(Date.parse(savedAt), now) };
  return (
    <span className={style.words}>
      <span className={style.said}>
        <time dateTime={at}>{formatTime(Date.parse(at), now)}</time> <b>{getLogKindText(kind, t)}</b>
        {part !== '' && ` ${part}`}: {note}
      </span>
      <span className="fms-caption">{t(isStruck ? 'SCRUBBER_LOG_STRUCK_BY' : 'SCRUBBER_LOG_BY', saved)}</span>
    </span>
  );
}
