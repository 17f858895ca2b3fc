import { Icon } from '@fms/ui/icon';
import type { OverviewView } from '../../../entities/fleet/index.ts';
import { type TextKey, type Translate, translateWord, useText } from '../../../language/index.ts';
import style from '../style/vessel-table.module.css';
import { OTHERS, type OverviewLine } from './arrange-rows.ts';

interface GroupLineProps {
  readonly line: Extract<OverviewLine, { kind: 'group' }>;
  readonly group: OverviewView['group'];
  /** Distance from the top of the body and height, px. */
  readonly top: number;
  readonly height: number;
  readonly index: number;
  readonly isActive: boolean;
  readonly onFold: () => void;
}

/** The heading of a group in the table: its name, how many, folded or not. */
export function GroupLine({ line, group, top, height, index, isActive, onFold }: GroupLineProps) {
  const t = useText();
  return (
    // The grid handles the keys; the pointer has the whole line to hit.
    <tr
      id={`line-group-${line.key}`}
      aria-rowindex={index + 2}
      aria-level={1}
      aria-expanded={!line.isFolded}
      className={style.group}
      data-active={isActive}
      style={{ height, transform: `translateY(${top}px)` }}
      onClick={onFold}
    >
      <td className={style.groupName}>
        <Icon name={line.isFolded ? 'chevron-right' : 'chevron-down'} size={16} />
        {getGroupName(line.key, group, t)} <span className={style.groupCount}>{line.count}</span>
      </td>
    </tr>
  );
}

const NO_GROUP: Partial<Record<OverviewView['group'], TextKey>> = {
  folder: 'IN_NO_FOLDER',
  customer: 'OF_NO_CUSTOMER',
};

/** The words of a group: names as they are, types and states as every screen calls them. */
export function getGroupName(key: string, group: OverviewView['group'], t: Translate): string {
  if (key === OTHERS) return t('OTHER_VESSELS');
  if (key === '') return t(NO_GROUP[group] ?? 'IN_NO_ORGANIZATION');
  if (group === 'type') return translateWord(`ship-${key}`);
  return group === 'state' ? translateWord(`presence-${key}`) : key;
}
