import { formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import { formatSlotRef } from '@fms/domain/plant';
import { hasValue, type PlantAnswer } from '@fms/domain/plant-value';
import { TankSwatch } from '@fms/ui/tank';
import { useMemo } from 'react';
import {
  ComputedValue,
  getReasonText,
  getSlotNumber,
  PlantPanel,
  usePlantPlace,
  useSlot,
} from '../../../entities/plant/index.ts';
import {
  ComputedFigure,
  type FuelHistory,
  getContentTag,
  groupByGrade,
  readCourse,
  type TankContents,
} from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import { BurnedFigures } from '../balance/burned-figures.tsx';
import { getGradeName } from '../model/grade-name.ts';
import type { Moves } from '../move/use-moves.ts';
import style from '../style/tank.module.css';
import { computeGradeRemaining, type GradeRemaining, isUsedUp } from './grade-remaining.ts';

interface RemainingPanelProps {
  readonly tanks: TankContents;
  readonly moves: Moves;
  readonly fuel: FuelHistory;
}

/** What remains of each grade that is used up, how long it lasts, and how far the fuel reaches. */
export function RemainingPanel({ tanks, moves, fuel }: RemainingPanelProps) {
  const t = useText();
  const grades = useRemaining(tanks, moves);
  return (
    <PlantPanel
      title={t('REMAINING')}
      slots={grades.flatMap(({ group }) => group.tanks.flatMap(({ slots }) => [slots.volume, slots.level]))}
      caption={t('REMAINING_USABLE')}
      className={style.remaining}
      quiet
      flush
    >
      <HeadTable
        columns={[t('GRADE'), 'm³', 't', t('USE_M3_D'), t('TANK_LEFT')]}
        className={`fms-table ${style.table}`}
      >
        {grades.map((grade) => (
          <GradeRow key={grade.group.key} grade={grade} />
        ))}
      </HeadTable>
      <FuelFigures grades={grades} fuel={fuel} />
    </PlantPanel>
  );
}

/** All grades of which the ship uses something up. */
function useRemaining({ contents }: TankContents, { moves, week, isPending }: Moves): GradeRemaining[] {
  const { plant } = usePlantPlace();
  const speed = useShipSpeed();
  return useMemo(() => {
    const courseOf = (id: string) => {
      const tank = contents.find((content) => content.tank.id === id)?.tank;
      return tank === undefined ? [] : readCourse(plant, tank, week);
    };
    const groups = groupByGrade(contents.map(({ tank }) => tank)).filter(isUsedUp);
    return groups.map((group) =>
      computeGradeRemaining(group, { contents, courseOf, moves, isPending, speedKnots: speed ?? null }),
    );
  }, [contents, moves, week, isPending, plant, speed]);
}

/** kn, to a tenth: a reach is not computed anew for less. */
function useShipSpeed(): number | undefined {
  const { plant } = usePlantPlace();
  const ship = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const reading = useSlot(formatSlotRef(ship, 'speedOverGround'));
  const speed = reading.state === 'stale' ? undefined : getSlotNumber(reading);
  return speed === undefined ? undefined : Math.round(speed * 10) / 10;
}

function GradeRow({ grade: { group, volume, mass, use, endurance, leftOut } }: { readonly grade: GradeRemaining }) {
  const t = useText();
  const { plant } = usePlantPlace();
  const from = group.tanks.flatMap((tank) => getContentTag(plant, tank) ?? []);
  const days = 'days' in endurance ? endurance.days : undefined;
  const isUnused = 'reason' in endurance && endurance.reason.code === 'stopped';
  return (
    <tr className={style.row}>
      <th scope="row">
        <TankSwatch medium={group.medium} isKnown={hasValue(volume)} />
        <span>{getGradeName(group)}</span>
        {leftOut.length > 0 && <span className={style.chip}>{t('WITHOUT_TANKS', { tanks: leftOut.join(', ') })}</span>}
      </th>
      <td>
        <ComputedFigure answer={volume} decimals={1} from={from} />
      </td>
      <td>
        <ComputedFigure answer={mass} decimals={1} isMain from={from} />
      </td>
      <td>
        <ComputedFigure answer={use} decimals={hasValue(use) && Math.abs(use.value) < 1 ? 3 : 1} from={from} />
      </td>
      <td title={'reason' in endurance ? getReasonText(endurance.reason, t) : undefined}>
        {days === undefined ? (isUnused ? NOT_APPLICABLE : NO_VALUE) : t('DAYS_LEFT', { days: formatNumber(days) })}
      </td>
    </tr>
  );
}

/** How far the fuel reaches, and what was burned by either measure. */
function FuelFigures({ grades, fuel }: { readonly grades: readonly GradeRemaining[]; readonly fuel: FuelHistory }) {
  const t = useText();
  const speed = useShipSpeed();
  const grade = grades.find(({ group }) => group.medium === 'fuel');
  return (
    <div className={style.fuelFigures}>
      {grade !== undefined && (
        <ComputedValue
          label={
            speed === undefined
              ? t('FUEL_REACHES_UNKNOWN')
              : t('FUEL_REACHES', { speed: formatNumber(speed, { decimals: 1 }) })
          }
          answer={toReach(grade)}
          unit="nm"
          decimals={0}
          layout="row"
          size="small"
          from={[...fuel.contentSlots, fuel.rateSlot]}
        />
      )}
      {fuel.isComparable && <BurnedFigures fuel={fuel} />}
    </div>
  );
}

function toReach({ endurance }: GradeRemaining): PlantAnswer {
  if ('reason' in endurance) return endurance;
  const { nauticalMiles } = endurance;
  return nauticalMiles === null
    ? { reason: { code: 'unknown', input: 'speedOverGround' } }
    : { value: nauticalMiles, state: 'good' };
}
