import { type AlarmPriority, alarmPriorities, MAX_FLEET_VESSELS } from '@fms/contract/alarm';
import { AlarmMark } from '@fms/ui/alarm';
import { Chip } from '@fms/ui/control';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useVessels, VesselsField } from '../../entities/vessel/index.ts';
import { translateWord, useText } from '../../language/index.ts';
import type { ChangeAddress } from '../../navigation/use-address.ts';
import { type FleetAlarmAddress, toVesselIds } from './address/fleet-alarm-state.ts';
import style from './style/fleet-alarm.module.css';

interface FleetFilterProps {
  readonly address: FleetAlarmAddress;
  readonly change: ChangeAddress<FleetAlarmAddress>;
}

const TYPING_MS = 300;

/** By vessel, priority and words. */
export function FleetFilter({ address, change }: FleetFilterProps) {
  const t = useText();
  const vessels = useVessels();
  const [words, setWords] = useState(address.text);
  const search = useDebouncedCallback((text: string) => change({ text: text.trim() }), TYPING_MS);
  const label = t(address.view === 'active' ? 'FLEET_ALARM_WORDS' : 'FLEET_JOURNAL_WORDS');
  const toggle = (priority: AlarmPriority) =>
    change(({ priorities }) => ({
      priorities: alarmPriorities.filter((one) => priorities.includes(one) !== (one === priority)),
    }));
  return (
    <>
      {alarmPriorities.map((priority) => (
        <Chip
          key={priority}
          selected={address.priorities.includes(priority)}
          mark={<AlarmMark priority={priority} state="acknowledged" size={14} still />}
          onClick={() => toggle(priority)}
        >
          {translateWord(`priority-${priority}`)}
        </Chip>
      ))}
      <div className={style.vessels}>
        <VesselsField
          isBare
          label={t(address.vesselIds.length === 0 ? 'FLEET_ALARM_ALL_VESSELS' : 'FLEET_ALARM_VESSELS')}
          vessels={vessels}
          value={address.vesselIds}
          onChange={(ids) => change({ vesselIds: toVesselIds(ids.slice(0, MAX_FLEET_VESSELS)) })}
        />
      </div>
      <TextInput
        className={style.search ?? ''}
        aria-label={label}
        placeholder={label}
        value={words}
        maxLength={100}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
    </>
  );
}
