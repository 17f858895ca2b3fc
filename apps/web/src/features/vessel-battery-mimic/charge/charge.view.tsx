import type { Vessel } from '@fms/contract/vessel';
import { ProblemLine } from '@fms/ui/panel';
import { useQueryClient } from '@tanstack/react-query';
import type { PlantView } from '../../../entities/plant/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { useAddressState } from '../../../navigation/use-address.ts';
import style from '../style/battery.module.css';
import type { ShownTable } from '../system/shown-table.ts';
import { CalendarPanel } from './calendar.panel.tsx';
import { CHARGE_ADDRESS, getPicked, NOTHING_CHOSEN, toDay } from './charge-span.ts';
import { CurvePanel } from './curve.panel.tsx';
import { CyclePanel } from './cycle.panel.tsx';
import { HealthPanel } from './health.panel.tsx';
import { SessionPanel } from './session.panel.tsx';
import { buildSessionTable } from './session-table.ts';
import { UsePanel } from './use.panel.tsx';
import { useCharge } from './use-charge.ts';

interface ChargeViewProps {
  readonly vessel: Vessel;
  readonly plant: PlantView;
  readonly shown: ShownTable;
}

/** How the battery was charged: a month of days, the curve of one, its sessions, cycles and use. All of it is in the address. */
export function ChargeView({ vessel, plant, shown }: ChargeViewProps) {
  const t = useText();
  const [state, change] = useAddressState(CHARGE_ADDRESS);
  const today = useFromClock(toDay);
  const day = state.day ?? today;
  const charge = useCharge({ vesselId: vessel.id, plant, day, range: state.range, look: state.look });
  const client = useQueryClient();
  shown.current = () => buildSessionTable(charge, t);
  const retry = {
    label: t('TRY_AGAIN'),
    onClick: () => void client.refetchQueries({ queryKey: ['charge-history'], type: 'active' }),
  };
  return (
    <>
      {charge.error !== null && <ProblemLine text={t('CHARGES_UNREADABLE')} retry={retry} />}
      <div className={style.charge}>
        <CalendarPanel
          charge={charge}
          day={day}
          today={today}
          onDay={(next) => change({ day: next, ...NOTHING_CHOSEN })}
        />
        <CurvePanel charge={charge} day={day} state={state} onChange={change} />
        <UsePanel charge={charge} plant={plant} />
        <SessionPanel
          charge={charge}
          plant={plant}
          selected={state.session}
          picked={getPicked(state)}
          onSelect={(session) => change({ session })}
        />
        <CyclePanel charge={charge} plant={plant} />
        <HealthPanel plant={plant} />
      </div>
    </>
  );
}
