import { formatNumber, formatWeekday } from '@fms/domain/format';
import type { Instant } from '@fms/domain/time';
import { Panel } from '@fms/ui/panel';
import { MonthCalendar } from '@fms/ui/power';
import { useText } from '../../../language/index.ts';
import style from './charge.module.css';
import { getMonth, getWeekdayOffset, listDays, toDay } from './charge-span.ts';
import type { Charge } from './use-charge.ts';

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** From Monday. */
const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const KWH_PER_MWH = 1000;

interface CalendarPanelProps {
  readonly charge: Charge;
  readonly day: Instant;
  readonly today: Instant;
  readonly onDay: (day: Instant) => void;
}

/** Energy taken in by day of the month; a past day of which nothing is known is hatched. */
export function CalendarPanel({ charge, day, today, onDay }: CalendarPanelProps) {
  const t = useText();
  const { month, days, daysFrom } = charge;
  const most = Math.max(1, ...days.values());
  const total = [...days.values()].reduce((sum, energy) => sum + energy, 0);
  const isLarge = most >= KWH_PER_MWH;
  const number = (energy: number) =>
    isLarge ? formatNumber(energy / KWH_PER_MWH, { decimals: 1 }) : formatNumber(energy);
  const unit = isLarge ? 'MWh' : 'kWh';
  return (
    <Panel>
      <MonthCalendar
        title={t('ENERGY_IN_MONTH', { month: MONTH.format(month.from), unit })}
        weekdays={WEEKDAYS}
        offset={getWeekdayOffset(month.from)}
        selected={String(toDay(day))}
        onSelect={(id) => onDay(Number(id))}
        previous={{ label: t('EARLIER_MONTH'), onClick: () => onDay(getMonth(month.from - 1).from) }}
        next={{ label: t('LATER_MONTH'), onClick: () => onDay(month.to), disabled: month.to > today }}
        days={listDays(month).map((at) => {
          const energy = days.get(at);
          const isFuture = at > today;
          const text = energy === undefined ? '' : number(energy);
          return {
            id: String(at),
            day: new Date(at).getUTCDate(),
            text,
            share: energy === undefined ? null : energy / most,
            isFuture,
            label: `${formatWeekday(at)}, ${energy === undefined ? t('NO_DATA') : `${number(energy)} ${unit}`}`,
          };
        })}
      />
      <dl className={style.facts}>
        <div>
          <dt>{t('MONTH_TO_DATE')}</dt>
          <dd>
            <b>{days.size === 0 ? '––' : number(total)}</b> {unit}
          </dd>
        </div>
      </dl>
      <p className={style.note}>{t(daysFrom === 'counter' ? 'ENERGY_FROM_COUNTERS' : 'ENERGY_FROM_CHARGE')}</p>
    </Panel>
  );
}
