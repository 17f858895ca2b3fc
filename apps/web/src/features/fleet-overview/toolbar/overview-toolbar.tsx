import { Segmented } from '@fms/ui/control';
import { Icon } from '@fms/ui/icon';
import { ActionIcon, Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { OVERVIEW_ADDRESS, type OverviewLayout, type OverviewView, usePinned } from '../../../entities/fleet/index.ts';
import { ExportMenu } from '../../../export/export-menu.tsx';
import { type TextKey, useText } from '../../../language/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { countShown, type OverviewLine, sortRows } from '../row/arrange-rows.ts';
import type { OverviewRow } from '../row/overview-row.ts';
import style from '../style/overview.module.css';
import { BulkMenu } from './bulk-menu.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { FleetCount } from './fleet-count.tsx';
import { buildOverviewTable } from './overview-table.ts';
import { StatusEventMenu } from './status-event-menu.tsx';
import { ViewMenu } from './view-menu.tsx';

const GROUP_WORDS: Readonly<Record<OverviewView['group'], TextKey>> = {
  none: 'GROUP_NONE',
  folder: 'GROUP_FOLDER',
  organization: 'GROUP_ORGANIZATION',
  customer: 'GROUP_CUSTOMER',
  type: 'GROUP_TYPE',
  state: 'GROUP_STATE',
};
const SHOWN_WORDS: Readonly<Record<OverviewView['shown'], TextKey>> = {
  all: 'SHOW_ALL',
  pinned: 'SHOW_PINNED',
  alarm: 'SHOW_ALARM',
  'under-way': 'UNDER_WAY',
  drifting: 'DRIFTING',
  'on-station': 'ON_STATION',
  stopped: 'STOPPED',
  'in-port': 'FLEET_IN_PORT',
  unsure: 'POSITION_UNSURE',
  online: 'ONLINE',
  late: 'LATE',
  silent: 'SILENT_48_H',
};

interface OverviewToolbarProps {
  readonly look: OverviewLayout;
  readonly rows: readonly OverviewRow[];
  /** What is left of them on screen. */
  readonly lines: readonly OverviewLine[];
  readonly view: OverviewView;
  readonly onChange: (change: Partial<OverviewView>) => void;
}

/**
 * What is shown of the fleet and how: filter, groups, saved views, columns, and the list as a file. On a phone all but
 * the filter are folded away until they are asked for.
 */
export function OverviewToolbar({ look, rows, lines, view, onChange }: OverviewToolbarProps) {
  const t = useText();
  const navigate = useNavigate();
  const pinned = usePinned();
  const [isOpen, setOpen] = useState(false);
  // Only on request: sorting ten thousand vessels with their drawings is slow.
  const shownRows = () => sortRows(rows, { ...view, pinned });
  const search = OVERVIEW_ADDRESS.format(view).toString();
  return (
    <div className={style.toolbar} role="toolbar" aria-label={t('OVERVIEW')}>
      <Segmented
        label={t('OVERVIEW_AS')}
        value={look}
        onChange={(to) => void navigate({ pathname: `/vessel/overview/${to === 'list' ? 1 : 0}`, search })}
        options={[
          { value: 'cards', label: t('THUMBNAILS') },
          { value: 'list', label: t('LIST') },
        ]}
      />
      <FilterField
        className={style.filter}
        label={t('FILTER_VESSELS', { count: rows.length })}
        value={view.words}
        onChange={(words) => onChange({ words })}
      />
      <ActionIcon
        className={style.fold ?? ''}
        variant="default"
        size="var(--fms-control)"
        aria-label={t('OVERVIEW_OPTIONS')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
      </ActionIcon>
      <Folded isOpen={isOpen}>
        <Choice
          label={t('SHOWN_VESSELS')}
          value={view.shown}
          words={SHOWN_WORDS}
          onChange={(shown) => onChange({ shown })}
        />
        <Choice
          label={t('GROUP_BY')}
          value={view.group}
          words={GROUP_WORDS}
          onChange={(group) => onChange({ group, folded: [] })}
        />
        <ViewMenu search={search} look={look} />
      </Folded>
      <FleetCount rows={rows} lines={lines} />
      <Folded isOpen={isOpen}>
        <StatusEventMenu />
        {look === 'list' && <ColumnMenu columns={view.columns} onChange={(columns) => onChange({ columns })} />}
        <BulkMenu count={countShown(lines)} rows={shownRows} />
        <ExportMenu subject="fleet" table={() => buildOverviewTable(shownRows(), view.columns, t)} />
      </Folded>
    </div>
  );
}

/** A part of the toolbar that a phone shows on request; elsewhere it is always there. */
function Folded({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <div className={style.folded} data-open={isOpen}>
      {children}
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  /** The text of each value, in the order of the list. */
  readonly words: Readonly<Record<Value, TextKey>>;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, words, onChange }: ChoiceProps<Value>) {
  const t = useText();
  const choices = Object.keys(words) as Value[];
  return (
    <Select
      className={style.choice ?? ''}
      aria-label={label}
      allowDeselect={false}
      value={value}
      data={choices.map((choice) => ({ value: choice, label: t(words[choice]) }))}
      onChange={(word) => {
        const chosen = choices.find((choice) => choice === word);
        if (chosen !== undefined) onChange(chosen);
      }}
      comboboxProps={{ transitionProps: { duration: 120 } }}
    />
  );
}
