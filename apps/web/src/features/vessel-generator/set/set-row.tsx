import { formatNumber, NOT_APPLICABLE } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { AgeMark } from '@fms/ui/value';
import type { ReactNode } from 'react';
import { getSlotNumber } from '../../../entities/plant/index.ts';
import { type Board, ComputedNumber, SetStateWord, SlotNumber } from '../../../entities/switchboard/index.ts';
import { useText } from '../../../language/index.ts';
import { useAge } from '../../../live/index.ts';
import type { ShownDay } from '../history/use-day-history.ts';
import style from './set.module.css';
import { SET_COLUMNS } from './set-columns.ts';
import type { SetFigures } from './set-figures.ts';

interface SetRowProps {
  readonly set: SetFigures;
  readonly board: Board;
  readonly day: ShownDay;
  readonly lowLoadHours: number | undefined;
}

/** One set; what has no meaning while it stands is a dash, its hours stay. */
export function SetRow({ set, board, day, lowLoadHours }: SetRowProps) {
  const t = useText();
  const { id, name, standing } = set;
  const isStanding = standing.state === 'standby' || standing.state === 'blocked';
  const measured = (key: string, label: string, decimals?: number): ReactNode => {
    const slot = formatSlotRef(id, key);
    if (!board.values.has(slot)) return NOT_APPLICABLE;
    return (
      <SlotNumber
        slot={slot}
        label={`${name} ${label}`}
        unit=""
        quiet={isStanding}
        {...(decimals !== undefined && { decimals })}
      />
    );
  };
  const whileRunning = (key: string, label: string, decimals?: number) =>
    isStanding ? NOT_APPLICABLE : measured(key, label, decimals);
  const shown: Readonly<Record<(typeof SET_COLUMNS)[number]['key'], ReactNode>> = {
    power: <PowerCell board={board} id={id} number={measured('power', t('POWER'), 0)} />,
    load: measured('load', t('GENSET_LOAD'), 1),
    reactivePower:
      set.isReactiveMeasured && !isStanding ? (
        measured('reactivePower', t('REACTIVE_POWER'), 0)
      ) : (
        <ComputedNumber answer={set.reactivePower} from={formatSlotRef(id, 'current')} />
      ),
    powerFactor: <ComputedNumber answer={set.powerFactor} decimals={2} from={formatSlotRef(id, 'power')} />,
    voltage: whileRunning('voltage', t('VOLTAGE'), 1),
    frequency: whileRunning('frequency', t('FREQUENCY'), 2),
    current: whileRunning('current', t('CURRENT'), 0),
    sfoc: <ComputedNumber answer={set.sfoc} decimals={1} from={formatSlotRef(id, 'fuelRate')} />,
    fuelMass: <ComputedNumber answer={set.fuelMass} decimals={1} from={formatSlotRef(id, 'fuelRate')} />,
    runningHours: measured('runningHours', t('RUNNING_HOURS'), 0),
    hoursToOverhaul: <ComputedNumber answer={set.hoursToOverhaul} from={formatSlotRef(id, 'runningHours')} />,
    starts: day.isPending ? '' : formatCount(day.startsOf(id)),
    lowLoad: lowLoadHours === undefined ? '' : formatCount(lowLoadHours, 1),
    age: <RowAge board={board} id={id} />,
  };
  return (
    <tr data-state={standing.state}>
      <th scope="row">{name}</th>
      <td>
        <SetStateWord {...standing} />
      </td>
      {SET_COLUMNS.map((column) => (
        <td key={column.key} data-minor={'isMinor' in column} data-head={t(column.head)}>
          {shown[column.key]}
        </td>
      ))}
    </tr>
  );
}

/** A dot stands for none, so that a column of counts can be scanned. */
const formatCount = (count: number, decimals = 0) =>
  Number(count.toFixed(decimals)) === 0 ? '·' : formatNumber(count, { decimals });

interface PowerCellProps {
  readonly board: Board;
  readonly id: string;
  readonly number: ReactNode;
}

function PowerCell({ board, id, number }: PowerCellProps) {
  const load = getSlotNumber(board.readingOf(formatSlotRef(id, 'load')));
  return (
    <span className={style.power}>
      {number}
      <span className={style.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.max(0, load ?? 0))}%` }} />
      </span>
    </span>
  );
}

/** Of its power: what else is told of a set comes with it, or only when it changes. */
function RowAge({ board, id }: { readonly board: Board; readonly id: string }) {
  const age = useAge(board.readingOf(formatSlotRef(id, 'power'))?.time);
  return <AgeMark {...age} />;
}
