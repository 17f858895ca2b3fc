import type { Vessel } from '@fms/contract/vessel';
import { formatAngle, formatNumber } from '@fms/domain/format';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { AlarmMark } from '@fms/ui/alarm';
import { Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useText } from '../../../language/index.ts';
import '../../../language/conning.ts';
import { findWorstAlarm, useAlarms, useFromClock } from '../../../live/index.ts';
import { getMarkState } from '../../alarm/index.ts';
import { usePlantPlace, useSlots } from '../../plant/index.ts';
import { getAnswerNumber } from '../answer.ts';
import { findSide } from '../arrangement.ts';
import { SHIP } from '../conning-slots.ts';
import { HeadingRose } from '../panel/heading.panel.tsx';
import { findShipWind, WIND_SLOTS } from '../wind.ts';
import { BigAnswer, BigValue } from './big-value.tsx';
import style from './bridge.module.css';

export interface BridgeViewProps {
  readonly vessel: Vessel;
  /** The moment is one of the past: the head says so. */
  readonly isPast: boolean;
  readonly onClose: () => void;
}

/**
 * Few large instruments over the whole screen, for a bridge or a control room: letters are at least 10.5 mm high, what
 * MSC/Circ.982 asks for at three metres (3.5 mm a metre). Escape closes it.
 */
export function BridgeView({ vessel, isPast, onClose }: BridgeViewProps) {
  const t = useText();
  useWholeScreen();
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
        <div className={style.rose}>
          <HeadingRose vessel={vessel} />
        </div>
        <Values />
      </div>
    </Modal>
  );
}

function Values() {
  const t = useText();
  const { plant } = usePlantPlace();
  const depth = [SHIP.depthBelowKeel, SHIP.depthBelowTransducer, SHIP.depthBelowSurface].find((slot) =>
    plant.has(slot),
  );
  const rows: readonly (readonly [SlotRef, string, boolean])[] = [
    [SHIP.heading, t('CONNING_HDG'), false],
    [SHIP.course, t('COG'), false],
    [SHIP.speedOverGround, t('CONNING_SOG'), false],
    [SHIP.speedThroughWater, t('STW'), false],
    [SHIP.rateOfTurn, t('ROT'), true],
    ...(depth === undefined ? [] : ([[depth, t('CONNING_DEPTH'), false]] as const)),
    ...plant
      .ofKind('rudder')
      .map((rudder) => [formatSlotRef(rudder.id, 'angle'), rudderLabel(findSide(rudder), t), true] as const),
  ];
  return (
    <>
      {rows
        .filter(([slot]) => plant.has(slot))
        .map(([slot, label, signed]) => (
          <BigValue key={slot} slot={slot} label={label} signed={signed} />
        ))}
      <Wind />
    </>
  );
}

function rudderLabel(side: ReturnType<typeof findSide>, t: ReturnType<typeof useText>): string {
  if (side === 'port') return t('CONNING_RUDDER_P');
  return side === 'starboard' ? t('CONNING_RUDDER_S') : t('CONNING_RUDDER_SHORT');
}

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

/** The worst alarm of the vessel, or that there is none; of a past moment the moment itself. */
function AlarmLine({ vessel, isPast }: Pick<BridgeViewProps, 'vessel' | 'isPast'>) {
  const t = useText();
  const { active, isKnown } = useAlarms();
  const time = useFromClock((nowMs) => new Date(nowMs).toISOString().slice(11, 19));
  const worst = findWorstAlarm(active, vessel.id);
  if (isPast) return <p className={style.alarm}>{t('CONNING_LARGE_PAST', { time })}</p>;
  return (
    <p className={style.alarm}>
      {worst && <AlarmMark priority={worst.priority} state={getMarkState(worst)} size={56} />}
      <span>{worst?.description ?? t(isKnown ? 'CONNING_NO_ALARM' : 'CONNING_ALARMS_UNKNOWN')}</span>
      <span className={style.clock}>
        {time} {t('UTC')}
      </span>
    </p>
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
