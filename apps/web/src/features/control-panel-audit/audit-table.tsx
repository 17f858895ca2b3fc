import type { AuditEntry } from '@fms/contract/audit';
import { formatTime, NOT_APPLICABLE } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { NetworkAddress } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import listStyle from '../../ui/list.module.css';
import style from './audit.module.css';
import { type AuditLine, listAuditLines } from './words/audit-line.ts';
import { formatAction, type Known } from './words/audit-value.ts';

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly known: Known;
  /** The entry whose details are shown. */
  readonly openId: number | undefined;
  readonly onOpen: (id: number | undefined) => void;
  readonly onUndo: (entry: AuditEntry) => void;
  readonly isUndoing: boolean;
}

/** One line an entry; the details of one of them fold out below it. The old values have no column where none has one. */
export function AuditTable({ entries, known, openId, onOpen, onUndo, isUndoing }: AuditTableProps) {
  const t = useText();
  const nowMs = Date.now();
  const rows = entries.map((entry) => ({ entry, lines: listAuditLines(entry, known, nowMs) }));
  const hasOld = rows.some(({ lines }) => lines[0] !== undefined && lines[0].old !== NOT_APPLICABLE);
  const names = [t('AT'), t('WHO'), t('AUDIT_ON'), t('WHAT'), t('AUDIT_FIELD')];
  const columns = [...names, ...(hasOld ? [t('AUDIT_OLD')] : []), t('AUDIT_NEW'), t('FROM'), ''];
  return (
    <div className={listStyle.scroll}>
      <table className={listStyle.table} aria-label={t('AUDIT')}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name === '' ? <span className="fms-spoken">{t('AUDIT_DETAILS')}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, lines }) => (
            <Fragment key={entry.id}>
              <AuditRow
                {...{ entry, lines, hasOld, nowMs, isUndoing, onUndo }}
                isOpen={entry.id === openId}
                onToggle={() => onOpen(entry.id === openId ? undefined : entry.id)}
              />
              {entry.id === openId && (
                <tr className={style.open}>
                  <td colSpan={columns.length}>
                    <AuditDetail {...{ entry, lines, onUndo, isUndoing }} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AuditRowProps {
  readonly entry: AuditEntry;
  readonly lines: readonly AuditLine[];
  readonly hasOld: boolean;
  readonly nowMs: number;
  readonly isOpen: boolean;
  readonly isUndoing: boolean;
  readonly onToggle: () => void;
  readonly onUndo: (entry: AuditEntry) => void;
}

function AuditRow({ entry, lines, hasOld, nowMs, isOpen, isUndoing, onToggle, onUndo }: AuditRowProps) {
  const t = useText();
  const { at, userName, actingUserName, vesselName, subjectName, what, from, undo } = entry;
  const [first] = lines;
  const more = lines.length > 1 ? ` ${t('AUDIT_MORE', { count: lines.length - 1 })}` : '';
  const thing = subjectName !== vesselName ? subjectName : null;
  const who = actingUserName === null ? userName : t('AS_USER', { acting: actingUserName, user: userName });
  const cells = [
    { name: t('WHO'), content: who, look: listStyle.identity },
    { name: t('AUDIT_ON'), content: vesselName ?? thing ?? NOT_APPLICABLE, look: style.text },
    {
      name: t('WHAT'),
      content: [formatAction(what), vesselName !== null && thing].filter(Boolean).join(', '),
      look: style.text,
    },
    { name: t('AUDIT_FIELD'), content: first ? `${first.field}${more}` : NOT_APPLICABLE, look: listStyle.quiet },
    ...(hasOld ? [{ name: t('AUDIT_OLD'), content: first?.old ?? NOT_APPLICABLE, look: style.text }] : []),
    { name: t('AUDIT_NEW'), content: first?.new ?? NOT_APPLICABLE, look: style.text },
    {
      name: t('FROM'),
      content: from === '' ? NOT_APPLICABLE : <NetworkAddress address={from} />,
      look: listStyle.quiet,
    },
  ];
  return (
    <tr data-open={isOpen} className={style.row}>
      <td data-name={t('AT')} className={listStyle.quiet}>
        <time dateTime={at}>{formatTime(Date.parse(at), nowMs)}</time>
      </td>
      {cells.map(({ name, content, look }) => (
        <td key={name} data-name={name} className={look}>
          {content}
        </td>
      ))}
      <td>
        <span className={style.actions}>
          {undo === 'possible' && (
            <Button variant="subtle" size="compact-sm" disabled={isUndoing} onClick={() => onUndo(entry)}>
              {t('AUDIT_UNDO')}
            </Button>
          )}
          {undo === 'done' && <span className={listStyle.quiet}>{t('AUDIT_UNDONE')}</span>}
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label={t(isOpen ? 'AUDIT_CLOSE' : 'AUDIT_OPEN')}
            aria-expanded={isOpen}
            onClick={onToggle}
          />
        </span>
      </td>
    </tr>
  );
}

function AuditDetail({
  entry,
  lines,
  onUndo,
  isUndoing,
}: Pick<AuditRowProps, 'entry' | 'lines' | 'onUndo' | 'isUndoing'>) {
  const t = useText();
  const title = [formatAction(entry.what), entry.subjectName].filter(Boolean).join(', ');
  return (
    <section className={style.detail} aria-label={t('AUDIT_DETAILS')}>
      <div>
        <h3 className={style.title}>{title}</h3>
        {entry.undoes !== null && <p className={listStyle.quiet}>{t('AUDIT_UNDOES')}</p>}
        {lines.length === 0 && <p className={listStyle.quiet}>{t('AUDIT_NO_FIELDS')}</p>}
        <dl className={style.lines}>
          {lines.map(({ field, old, new: now }) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>
                {old !== NOT_APPLICABLE && <del>{old}</del>} {now}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {entry.undo === 'possible' && (
        <Button variant="default" disabled={isUndoing} onClick={() => onUndo(entry)}>
          {t('AUDIT_UNDO_FIELDS', { count: Math.max(1, lines.length) })}
        </Button>
      )}
    </section>
  );
}
