import { type Alarm, fleetAlarmStates } from '@fms/contract/alarm';
import { isSuppressed } from '@fms/domain/alarm';
import type { AlarmId } from '@fms/domain/identity';
import { Chip } from '@fms/ui/control';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AlarmNoteButton, alarmQueries } from '../../../entities/alarm/index.ts';
import { useVessels } from '../../../entities/vessel/index.ts';
import { useText } from '../../../language/index.ts';
import { useAlarms } from '../../../live/index.ts';
import type { ChangeAddress } from '../../../navigation/use-address.ts';
import type { FleetAlarmAddress } from '../address/fleet-alarm-state.ts';
import { AlarmListPanel } from '../style/alarm-list.panel.tsx';
import style from '../style/fleet-alarm.module.css';
import { NoRows } from '../style/no-rows.tsx';
import { useMore } from '../style/use-more.ts';
import { ActiveTable } from './active-table.tsx';

interface ActivePanelProps {
  readonly address: FleetAlarmAddress;
  readonly change: ChangeAddress<FleetAlarmAddress>;
}

const STATE_TEXT = {
  all: 'FLEET_STATE_ALL',
  unacknowledged: 'FLEET_STATE_UNACKNOWLEDGED',
  acknowledged: 'FLEET_STATE_ACKNOWLEDGED',
  suppressed: 'FLEET_STATE_SUPPRESSED',
} as const;

/** Active alarms of all vessels, most urgent first, as far as one scrolls; those that are marked are acknowledged together. */
export function ActivePanel({ address, change }: ActivePanelProps) {
  const t = useText();
  const { vesselIds, priorities, text, state } = address;
  const query = useInfiniteQuery(alarmQueries.fleetAlarms({ vesselIds, priorities, text }, state));
  const { data } = query;
  const more = useMore(query);
  const alarms = useShownAlarms(data?.pages);
  const mayAcknowledge = useMayAcknowledge();
  const [marked, setMarked] = useState<ReadonlySet<AlarmId>>(new Set());
  const chosen = alarms.filter((alarm) => marked.has(alarm.id) && mayAcknowledge(alarm));
  const counts = data?.pages[0]?.counts;
  const actions = (
    <div className={style.chips}>
      {fleetAlarmStates.map((one) => (
        <Chip key={one} selected={one === state} onClick={() => change({ state: one })}>
          {t(STATE_TEXT[one], { count: counts?.[one] ?? 0 })}
        </Chip>
      ))}
      {chosen.length > 0 && (
        <AlarmNoteButton
          kind="acknowledge"
          alarms={chosen}
          label={t('ACKNOWLEDGE_MARKED', { count: chosen.length })}
          onDone={() => setMarked(new Set())}
        />
      )}
    </div>
  );
  const table = (
    <ActiveTable alarms={alarms} marked={marked} onMark={setMarked} mayAcknowledge={mayAcknowledge} onEnd={more} />
  );
  return (
    <AlarmListPanel
      title={t('FLEET_ALARMS_ACTIVE')}
      actions={actions}
      query={query}
      table={alarms.length > 0 ? table : null}
      none={<NoAlarms address={address} change={change} />}
    />
  );
}

function NoAlarms({ address, change }: ActivePanelProps) {
  const t = useText();
  const { vesselIds, priorities, text, state } = address;
  const isFiltered = vesselIds.length > 0 || priorities.length > 0 || text !== '' || state !== 'all';
  const clear = () => change({ vesselIds: [], priorities: [], text: '', state: 'all' });
  return (
    <NoRows
      title={t('NO_FLEET_ALARMS')}
      detail={t(isFiltered ? 'NO_FLEET_ALARMS_FILTERED' : 'NO_FLEET_ALARMS_DETAIL')}
      onClear={isFiltered ? clear : undefined}
    />
  );
}

/** The rows of all pages, each once and as the hub has told it since. */
function useShownAlarms(pages: readonly { readonly alarms: readonly Alarm[] }[] | undefined): readonly Alarm[] {
  const { active } = useAlarms();
  return useMemo(() => {
    const told = new Map(active.map((alarm) => [alarm.id, alarm]));
    const listed = new Map(pages?.flatMap(({ alarms }) => alarms.map((alarm) => [alarm.id, alarm] as const)));
    return [...listed.values()].map((alarm) => told.get(alarm.id) ?? alarm);
  }, [pages, active]);
}

/** Whether the user may acknowledge an alarm now: the right on its vessel, and nothing has done it yet. */
function useMayAcknowledge(): (alarm: Alarm) => boolean {
  const vessels = useVessels();
  return useMemo(() => {
    const own = new Set(vessels.filter(({ permission }) => permission.acknowledge).map(({ id }) => id));
    return (alarm) => own.has(alarm.vesselId) && alarm.acknowledged === null && !isSuppressed(alarm);
  }, [vessels]);
}
