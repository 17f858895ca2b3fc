import { EmptyState } from '@fms/ui/panel';
import { JournalButton } from '../../../entities/alarm/index.ts';
import { PlantPanel, type PlantView } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import type { BatteryNow } from '../system/use-battery.ts';
import { readFaultLatch } from './fault-latch.ts';
import style from './status.module.css';

interface LatchPanelProps {
  readonly battery: BatteryNow;
  readonly plant: PlantView;
}

/** Faults that the controllers hold, to the millisecond of their own clocks; the first is named only where it is known. */
export function LatchPanel({ battery, plant }: LatchPanelProps) {
  const t = useText();
  const { faults, first, order } = readFaultLatch(plant, battery.readingOf, t);
  return (
    <PlantPanel quiet title={t('FAULT_LATCH')} slots={[]} actions={<JournalButton />}>
      {faults.length === 0 ? (
        <EmptyState title={t('NO_FAULT_LATCHED')} detail={t('NO_FAULT_LATCHED_DETAIL')} />
      ) : (
        <>
          <ol className={style.faults}>
            {faults.map((fault) => (
              <li key={fault.name}>
                <time>{clockOf(fault.controllerTime ?? fault.arrivalTime)}</time>
                <span>
                  {fault.name}
                  {fault === first && <span className={style.first}>{t('FIRST_FAULT')}</span>}
                </span>
              </li>
            ))}
          </ol>
          <p className={style.note}>{t(order === 'controller' ? 'RESET_ON_BOARD' : 'ORDER_OF_ARRIVAL')}</p>
        </>
      )}
    </PlantPanel>
  );
}

/** `08:33:04.112`, UTC: faults of one moment are told apart by milliseconds. */
const clockOf = (time: number) => new Date(time).toISOString().slice(11, 23);
