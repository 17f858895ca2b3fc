import { Icon } from '@fms/ui/icon';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { useText } from '../../../language/index.ts';
import { useFromClock } from '../../../live/index.ts';
import { changeDevicePreference } from '../../../settings/device-preference.ts';
import { type ClockZone, formatClock } from './clock-zone.ts';
import style from './strip-clock.module.css';

interface ClockMenuProps {
  readonly button: ReactElement;
  readonly zones: readonly ClockZone[];
  readonly chosen: ClockZone;
  /** Name of the ship on screen. */
  readonly ship: string;
}

/** All clocks at once, below the button that opened them; the one that is chosen stays in the strip. */
export default function ClockMenu({ button, zones, chosen, ship }: ClockMenuProps) {
  const t = useText();
  const names = { utc: t('UTC'), ship: t('CLOCK_OF_SHIP', { vessel: ship }), own: t('CLOCK_OF_OWN') };
  return (
    <Menu position="bottom-end" withinPortal defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown aria-label={t('CLOCKS')}>
        {zones.map((zone) => (
          <Menu.Item
            key={zone.id}
            rightSection={<Icon name={zone.id === chosen.id ? 'check' : 'time'} size={16} />}
            onClick={() => changeDevicePreference({ clock: zone.id })}
          >
            <Face name={names[zone.id]} zone={zone} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Face({ name, zone }: { name: string; zone: ClockZone }) {
  const words = useFromClock((nowMs) => {
    const { time, day, offset } = formatClock(zone, nowMs);
    return [time, zone.id === 'utc' ? '' : offset, day].filter(Boolean).join(' · ');
  });
  return (
    <>
      {name}
      <span className={style.face}>{words}</span>
    </>
  );
}
