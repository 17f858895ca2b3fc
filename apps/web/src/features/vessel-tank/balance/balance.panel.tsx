import { formatNumber } from '@fms/domain/format';
import { BALANCE_FLAG_PERCENT, type FuelBalance } from '@fms/domain/fuel';
import { type PlantAnswer, type Refusal, refuse } from '@fms/domain/plant-value';
import type { Instant } from '@fms/domain/time';
import { EmptyState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { DifferenceBars } from '@fms/ui/tank';
import { useMemo } from 'react';
import { ComputedValue } from '../../../entities/plant/index.ts';
import { BALANCE_DAYS, type DayBalance, type FuelHistory, listDayBalances } from '../../../entities/tank/index.ts';
import { useText } from '../../../language/index.ts';
import style from '../style/tank.module.css';
import { BurnedFigures } from './burned-figures.tsx';

interface BalancePanelProps {
  readonly fuel: FuelHistory;
  readonly now: Instant;
}

/** What the tanks lost against what the meters counted: day by day, and over the last 24 h. */
export function BalancePanel({ fuel, now }: BalancePanelProps) {
  const t = useText();
  const { isComparable, isPending, error, reload } = fuel;
  return (
    <Panel title={t('TANKS_AGAINST_METERS')} caption={t('DAILY_DIFFERENCE')} className={style.balance} quiet>
      {error !== null && (
        <ProblemLine text={t('TANK_HISTORY_UNREADABLE')} retry={{ label: t('TRY_AGAIN'), onClick: reload }} />
      )}
      {isComparable ? (
        <Balance fuel={fuel} now={now} />
      ) : isPending ? (
        <LoadingState label={t('LOADING_HISTORY')} shape={[{ height: 180, width: 1 }]} />
      ) : (
        <EmptyState title={t('NO_VOLUMES')} detail={t('BALANCE_NEEDS')} />
      )}
    </Panel>
  );
}

function Balance({ fuel, now }: BalancePanelProps) {
  const t = useText();
  const { courses, unit, leftOut } = fuel;
  const days = useMemo(() => listDayBalances(courses, now, BALANCE_DAYS), [courses, now]);
  const worst = findWorst(days);
  return (
    <>
      <DifferenceBars
        label={t('DAILY_DIFFERENCE')}
        days={days.map(({ day, balance }) => ({
          day: formatDay(day),
          percent: isBalance(balance) ? balance.percent : null,
        }))}
        limitPercent={BALANCE_FLAG_PERCENT}
        noDataText={t('NO_DATA')}
      />
      <div className={style.figures}>
        <BurnedFigures fuel={fuel} />
        <ComputedValue
          label={t('DIFFERENCE_14D')}
          answer={sumDifferences(days)}
          unit={unit}
          decimals={2}
          layout="row"
          size="small"
          signed
          from={[...fuel.contentSlots, fuel.rateSlot]}
        />
      </div>
      <p className={style.finding}>
        {!days.some(({ balance }) => isBalance(balance))
          ? t('BALANCE_UNKNOWN')
          : worst === undefined
            ? t('BALANCE_AGREES', { limit: BALANCE_FLAG_PERCENT })
            : t('BALANCE_FLAGGED', {
                day: formatDay(worst.day),
                percent: formatNumber(worst.percent, { decimals: 1, signed: true }),
              })}
        {leftOut.length > 0 && ` ${t('WITHOUT_TANKS', { tanks: leftOut.join(', ') })}`}
      </p>
    </>
  );
}

const isBalance = (balance: FuelBalance | Refusal): balance is FuelBalance => 'percent' in balance;

/** Of the days that are known; refused where none is. */
function sumDifferences(days: readonly DayBalance[]): PlantAnswer {
  const known = days.flatMap(({ balance }) => (isBalance(balance) ? [balance.difference] : []));
  return known.length === 0
    ? refuse('too-few', 'fuelRate')
    : { value: known.reduce((sum, difference) => sum + difference, 0), state: 'good' };
}

/** The flagged day with the largest difference; undefined where tanks and meters agree. */
function findWorst(days: readonly DayBalance[]): { readonly day: Instant; readonly percent: number } | undefined {
  return days
    .flatMap(({ day, balance }) => (isBalance(balance) && balance.isFlagged ? [{ day, percent: balance.percent }] : []))
    .toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent))[0];
}

/** `Tue 17`. */
const formatDay = (day: Instant) =>
  `${['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(day).getUTCDay()]} ${new Date(day).getUTCDate()}`;
