import type { ListedSession } from '@fms/contract/ship-view';
import { BOX_MINUTES } from '@fms/domain/ship-view';
import { Icon } from '@fms/ui/icon';
import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { formatStopwatch, formatTimeLeft, LEVEL_MEANING, LEVEL_TEXT } from '../../../entities/ship-view/index.ts';
import { useText } from '../../../language/index.ts';
import { useFromClock, useLive } from '../../../live/index.ts';
import type { SessionControl } from '../state/use-session-control.ts';
import style from './frame.module.css';

interface ScreenHeadProps {
  readonly session: ListedSession;
  readonly isOver: boolean;
  readonly control: SessionControl;
}

/** From here on the time that is left stands out. */
const SHORT_MS = 2 * 60_000;

/** The level in words and what it means, the recording mark, and the time that is left. */
export function ScreenHead({ session, isOver, control }: ScreenHeadProps) {
  const t = useText();
  const { level, until } = session;
  const { clock } = useLive();
  // As far as this page knows it; the recording itself begins with the session.
  const [beganMs] = useState(() => clock.now());
  const left = useFromClock((nowMs) => formatTimeLeft(until, nowMs));
  const isShort = useFromClock((nowMs) => until !== null && Date.parse(until) - nowMs <= SHORT_MS);
  const recorded = useFromClock((nowMs) => formatStopwatch(Math.max(0, (nowMs - beganMs) / 1000)));
  return (
    <header className={style.head}>
      <Icon name={level === 'view' ? 'show' : 'edit'} size={16} />
      <strong>{t(LEVEL_TEXT[level])}</strong>
      <span className={style.meaning}>{t(LEVEL_MEANING[level])}</span>
      {!isOver && (
        <>
          <span className={style.recording}>
            <span className={style.ring} aria-hidden="true" />
            {t('RECORDING_MARK', { time: recorded })}
          </span>
          <span className={style.left} data-short={isShort}>
            {t('ENDS_IN')} <b>{left}</b>
          </span>
          <span className="fms-spoken" role="status">
            {isShort ? t('MINUTES_LEFT') : ''}
          </span>
          <MoreTime control={control} />
          <Button size="xs" variant="default" onClick={control.end}>
            {t('END_SESSION')}
          </Button>
        </>
      )}
    </header>
  );
}

function MoreTime({ control }: { control: SessionControl }) {
  const t = useText();
  if (control.asked?.kind === 'time') return <span className={style.meaning}>{t('TIME_ASKED')}</span>;
  return (
    // In the frame: over it in full screen too.
    <Menu withinPortal={false}>
      <Menu.Target>
        <Button size="xs" variant="default" disabled={control.isBusy}>
          {t('ASK_FOR_TIME')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {BOX_MINUTES.map((minutes) => (
          <Menu.Item key={minutes} onClick={() => control.prolong(minutes)}>
            {t('BOX_OF_MINUTES', { minutes })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
