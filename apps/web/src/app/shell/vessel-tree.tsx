import type { Alarm } from '@fms/contract';
import type { FolderId } from '@fms/domain';
import { AlarmMark, Icon } from '@fms/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NavLink } from 'react-router';
import { useVessels, vesselQueries } from '../../api/vessel.queries.ts';
import { useText } from '../../language/index.ts';
import { useAlarms, worstAlarm } from '../../live/index.ts';
import { changeDevicePreference, useDevicePreference } from '../../settings/device-preference.ts';
import style from './vessel-tree.module.css';
import { type TreeFolder, type TreeVessel, vesselTree } from './vessel-tree-model.ts';

/** Folders that fold, vessels that lead to their page; each vessel carries the mark of its most urgent alarm. */
export function VesselTree() {
  const t = useText();
  const vessels = useVessels();
  const { data: folders } = useQuery(vesselQueries.folders());
  const tree = useMemo(() => vesselTree(folders ?? [], vessels), [folders, vessels]);
  const { openFolders = [] } = useDevicePreference();
  const toggle = (id: FolderId) =>
    changeDevicePreference({
      openFolders: openFolders.includes(id) ? openFolders.filter((open) => open !== id) : [...openFolders, id],
    });
  return (
    <nav className={style.tree} aria-label={t('VESSELS')}>
      <Level folders={tree.folders} vessels={tree.vessels} depth={0} openFolders={openFolders} onToggle={toggle} />
    </nav>
  );
}

interface LevelProps {
  readonly folders: readonly TreeFolder[];
  readonly vessels: readonly TreeVessel[];
  readonly depth: number;
  readonly openFolders: readonly number[];
  readonly onToggle: (id: FolderId) => void;
}

const INDENT_PX = 14;

function Level({ folders, vessels, depth, openFolders, onToggle }: LevelProps) {
  const { active } = useAlarms();
  const indent = { paddingLeft: 20 + depth * INDENT_PX };
  return (
    <ul className={style.level}>
      {folders.map((folder) => {
        const isOpen = openFolders.includes(folder.id);
        return (
          <li key={folder.id}>
            <button
              type="button"
              className={style.row}
              style={indent}
              aria-expanded={isOpen}
              onClick={() => onToggle(folder.id)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
              <span className={style.label}>{folder.label}</span>
              <span className={style.count}>{folder.count}</span>
            </button>
            {isOpen && (
              <Level
                folders={folder.folders}
                vessels={folder.vessels}
                depth={depth + 1}
                openFolders={openFolders}
                onToggle={onToggle}
              />
            )}
          </li>
        );
      })}
      {vessels.map((vessel) => (
        <li key={vessel.id}>
          <NavLink
            to={`/vessel/vessel/${vessel.id}`}
            className={style.row ?? ''}
            style={{ paddingLeft: 44 + Math.max(0, depth - 1) * INDENT_PX }}
            title={vessel.tooltip}
          >
            <span className={style.label}>{vessel.label}</span>
            <VesselMark alarm={worstAlarm(active, vessel.id)} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function VesselMark({ alarm }: { alarm: Alarm | undefined }) {
  const t = useText();
  if (alarm === undefined) return null;
  const state = alarm.acknowledged === null ? 'raised' : 'acknowledged';
  const label = t(`PRIORITY_${alarm.priority.toUpperCase()}` as 'PRIORITY_ALARM');
  return <AlarmMark priority={alarm.priority} state={state} size={14} label={label} still />;
}
