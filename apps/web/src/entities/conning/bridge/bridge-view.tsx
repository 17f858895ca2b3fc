import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import { formatAngle, formatNumber } from '@fms/domain/format';
import { AlarmMark } from '@fms/ui/alarm';
import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '../../../language/index.ts';
import '../../../language/machinery/conning.ts';
import { findWorstAlarm, useAlarms, useFromClock } from '../../../live/index.ts';
import { getMarkState, useAlarmFigures } from '../../alarm/index.ts';
import { type PlantView, usePlantPlace, useSlots } from '../../plant/index.ts';
import { HeadingRose } from '../panel/heading.panel.tsx';
import { getAnswerNumber } from '../ship/answer.ts';
import { SHIP } from '../ship/conning-slots.ts';
import { findShipWind, WIND_SLOTS } from '../ship/wind.ts';
import { BigAnswer, BigValue } from './big-value.tsx';
import style from './bridge.module.css';
import { listMachineryRows, listNavigationRows } from './bridge-rows.ts';
import type { BridgeSubject } from './bridge-subject.ts';

export interface BridgeViewProps {
  readonly vessel: Vessel;
  /** The moment is one of the past: the head says so. */
  readonly isPast: boolean;
  /** What is asked for; where the vessel measures nothing of it, the other is shown. */
  readonly subject: BridgeSubject;
  readonly onSubject: (subject: BridgeSubject) => void;
  readonly onClose: () => void;
}

/**
 * Few large instruments over the whole screen, for a bridge or a control room: letters are at least 10.5 mm high, what
 * MSC/Circ.982 asks for at three metres (3.5 mm a metre). Escape closes it.
 */
export function BridgeView({ vessel, isPast, subject, onSubject, onClose }: BridgeViewProps) {
  const t = useText();
  const { plant } = usePlantPlace();
  useWholeScreen();
  const rows = { navigation: listNavigationRows(plant, t), machinery: listMachineryRows(plant, t) };
  const other = subject === 'navigation' ? 'machinery' : 'navigation';
  const shown = rows[subject].length > 0 ? subject : other;
  const hasBoth = rows.navigation.length > 0 && rows.machinery.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={vessel.name}
      closeButtonProps={{ 'aria-label': t('LEAVE_FULL_SCREEN') }}
      transitionProps={{ duration: 0 }}
      classNames={{ title: style.title ?? '', body: style.body ?? '', content: style.content ?? '' }}
    >
      <AlarmLine vessel={vessel} isPast={isPast} />
      <div className={style.grid}>
        {shown === 'navigation' && hasRose(plant) && (
          <div className={style.rose}>
            <HeadingRose vessel={vessel} />
          </div>
        )}
        {rows[shown].map((row) => (
          <BigValue key={row.slot} {...row} />
        ))}
        {shown === 'navigation' && <Wind />}
      </div>
      {rows[shown].length === 0 && <p className={style.alarm}>{t('BRIDGE_NOTHING')}</p>}
      {hasBoth && (
        <button type="button" className={style.subject} onClick={() => onSubject(other)}>
          {t(other === 'machinery' ? 'BRIDGE_MACHINERY' : 'BRIDGE_NAVIGATION')}
        </button>
      )}
    </Modal>
  );
}

const hasRose = (plant: PlantView) => plant.has(SHIP.heading) || plant.has(SHIP.course);

function Wind() {
  const t = useText();
  const { plant } = usePlantPlace();
  const wind = findShipWind(plant, useSlots(WIND_SLOTS));
  if (!WIND_SLOTS.slice(0, 5).some((slot) => plant.has(slot))) return null;
  const from = getAnswerNumber(wind.trueFrom);
  return (
    <>
      <BigAnswer
        label={t('WIND')}
        answer={wind.trueSpeed}
        text={formatNumber(getAnswerNumber(wind.trueSpeed), { decimals: 1 })}
        unit="m/s"
      />
      <BigAnswer label={t('CONNING_WIND_FROM')} answer={wind.trueFrom} text={formatAngle(from)} unit="" />
    </>
  );
}

/** The worst alarm of the vessel with its value, or that there is none; with the time, of a past moment as such. */
function AlarmLine({ vessel, isPast }: Pick<BridgeViewProps, 'vessel' | 'isPast'>) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const time = useFromClock((nowMs) => new Date(nowMs).toISOString().slice(11, 19));
  const worst = findWorstAlarm(active, vessel.id);
  return (
    <p className={style.alarm}>
      {worst === undefined ? (
        <span>{t(isKnown ? 'CONNING_NO_ALARM' : 'CONNING_ALARMS_UNKNOWN')}</span>
      ) : (
        <WorstAlarm alarm={worst} />
      )}
      <span className={style.clock}>{isPast ? t('CONNING_LARGE_PAST', { time }) : `${time} ${t('UTC')}`}</span>
    </p>
  );
}

function WorstAlarm({ alarm }: { alarm: Alarm }) {
  const [value = ''] = useAlarmFigures(alarm);
  return (
    <>
      <AlarmMark priority={alarm.priority} state={getMarkState(alarm)} size={56} />
      <span>{`${alarm.description || alarm.channel} ${value}`.trim()}</span>
    </>
  );
}

/** Takes the whole screen while it is shown, where the browser allows it. */
function useWholeScreen(): void {
  useEffect(() => {
    const root = document.documentElement;
    if (document.fullscreenElement === null) root.requestFullscreen?.().catch(() => {});
    return () => {
      if (document.fullscreenElement === root) document.exitFullscreen().catch(() => {});
    };
  }, []);
}
