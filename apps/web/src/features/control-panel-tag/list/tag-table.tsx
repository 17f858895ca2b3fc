import type { Tag } from '@fms/contract/tag';
import { formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import type { TagId } from '@fms/domain/identity';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { type Translate, translateWord, useText } from '../../../language/index.ts';
import { formatTagValue, getNumber, useReadingNote, useTag } from '../../../live/index.ts';
import type { Marked } from '../../../ui/table/use-marked.ts';
import { type VirtualColumn, VirtualTable } from '../../../ui/table/virtual-table.tsx';
import type { TagRow } from './tag-row.ts';
import style from './tag-table.module.css';

interface TagTableProps {
  readonly rows: readonly TagRow[];
  readonly openId: TagId | undefined;
  /** Room for what is set of each tag beside its name. */
  readonly isWide: boolean;
  /** Undefined where nothing may be changed. */
  readonly marked: Marked<TagId> | undefined;
  readonly onOpen: (id: TagId) => void;
}

const MIN_WIDTH = 320;

/** The tags of a vessel with their live values; a press or Enter opens the editor, a box marks for a change of many. */
export function TagTable({ rows, openId, isWide, marked, onOpen }: TagTableProps) {
  const t = useText();
  const columns = useMemo<readonly VirtualColumn<TagRow>[]>(() => {
    const mark: VirtualColumn<TagRow> = {
      id: 'mark',
      name: t('TAG_MARK'),
      width: '28px',
      look: 'actions',
      cell: ({ tag }) => (
        <Checkbox
          size="xs"
          aria-label={t('TAG_MARK_ONE', { tag: tag.name })}
          checked={marked?.ids.has(tag.Id) ?? false}
          onChange={() => marked?.toggle([tag.Id])}
        />
      ),
    };
    return [
      ...(marked === undefined ? [] : [mark]),
      {
        id: 'tag',
        name: t('TAG'),
        width: 'minmax(0, 1fr)',
        look: 'identity',
        cell: (row) => <TagCell row={row} isOpen={row.tag.Id === openId} isWide={isWide} onOpen={onOpen} />,
      },
      ...(isWide ? listSettingColumns(t) : []),
      {
        id: 'value',
        name: t('TAG_VALUE_NOW'),
        width: 'minmax(104px, auto)',
        look: 'number',
        cell: ({ tag }) => <ValueCell tag={tag} />,
      },
    ];
  }, [t, marked, openId, isWide, onOpen]);
  return (
    <VirtualTable
      label={t('TAGS')}
      columns={columns}
      rows={rows}
      keyOf={({ tag }) => tag.Id}
      onOpen={({ tag }) => onOpen(tag.Id)}
      minWidth={MIN_WIDTH}
    />
  );
}

/** Standard name, and the limits with the side on which they are evaluated. */
function listSettingColumns(t: Translate): readonly VirtualColumn<TagRow>[] {
  const limit = ({ tag, setting: { rule } }: TagRow, level: number | null) =>
    level === null ? NOT_APPLICABLE : `${rule.reverse ? '<' : '>'} ${formatNumber(level, { decimals: tag.decimals })}`;
  return [
    {
      id: 'standard',
      name: t('TAG_STANDARD_NAME'),
      width: 'minmax(0, 1fr)',
      look: 'quiet',
      cell: ({ setting }) => setting.standardName || t('TAG_NO_STANDARD_NAME'),
    },
    {
      id: 'alarm',
      name: t('TAG_ALARM'),
      width: '140px',
      look: 'number',
      cell: (row) => limit(row, row.setting.rule.alarmLevel),
    },
    {
      id: 'emergency',
      name: t('TAG_EMERGENCY'),
      width: '150px',
      look: 'number',
      cell: (row) => limit(row, row.setting.rule.emergencyLevel),
    },
  ];
}

interface TagCellProps {
  readonly row: TagRow;
  readonly isOpen: boolean;
  readonly isWide: boolean;
  readonly onOpen: (id: TagId) => void;
}

function TagCell({ row: { tag, setting }, isOpen, isWide, onOpen }: TagCellProps) {
  const t = useText();
  return (
    <button type="button" className={style.tag} aria-current={isOpen} onClick={() => onOpen(tag.Id)}>
      <span className={style.name}>{tag.name}</span>
      <span className={style.path}>
        {[tag.subsystem && translateWord(tag.subsystem), !isWide && (setting.standardName || t('TAG_NO_STANDARD_NAME'))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </button>
  );
}

function ValueCell({ tag }: { tag: Tag }) {
  const t = useText();
  const reading = useTag(tag.Id);
  const note = useReadingNote(reading);
  const isGone = reading.freshness === 'bad' || reading.freshness === 'unknown' || tag.type === DATA_TAG_TYPE.onlyGeo;
  const words = formatTagValue(tag, reading, t);
  const text = words ?? formatNumber(getNumber(reading), { decimals: tag.decimals });
  return (
    <span className={style.value} data-state={reading.freshness} title={note}>
      {isGone ? NO_VALUE : reading.freshness === 'stale' ? <s>{text}</s> : text}
      {words === undefined && tag.unit !== '' && <span className={style.unit}> {tag.unit}</span>}
    </span>
  );
}
