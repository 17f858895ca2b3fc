/**
 * The alarms of the past, as they would have rung: limits judged by the product's own rules over what the instruments
 * read while a fault was on. The shore raises nothing from late samples, so a journal has to be told what happened.
 */
import { type AlarmLimits, type AlarmState, type AlarmTransition, INITIAL_ALARM_STATE, judgeSample } from '@fms/domain';
import { type Turn, turnsWithin } from '../fault/calendar.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Span } from './chunk-plan.ts';

export interface PastAlarm {
  /** Place of the measuring point among the ship's channels. */
  readonly channel: number;
  /** From raising to clearing, oldest first. */
  readonly steps: readonly AlarmTransition[];
}

/** Between two looks; where something happened the time between them is looked at again, second instrument by instrument. */
const STEP_SECONDS = 300;
const FINE_STEP_SECONDS = 10;
/** After a fault has gone values need as long to come back behind their dead bands. */
const AFTERMATH_SECONDS = 900;

/** Of all faults that began and ended within the span, one ship. */
export function pastAlarms(instruments: ShipInstruments, turns: readonly Turn[], span: Span): PastAlarm[] {
  return turns.flatMap((turn) => {
    const watched = watchedBy(instruments, turn);
    if (watched.length === 0) return [];
    const lastsSeconds = turn.lastsSeconds + AFTERMATH_SECONDS;
    return turnsWithin({ ...turn, lastsSeconds }, span).flatMap((from) =>
      watched.flatMap((channel) => alarmsOf(instruments, turn, channel, from, from + lastsSeconds)),
    );
  });
}

/** Measuring points with limits that the fault touches. */
function watchedBy({ channels }: ShipInstruments, { fault }: Turn): number[] {
  return channels.flatMap(({ code, tag }, i) => {
    const hasLimits = tag.alarmLevel !== null || tag.emergencyLevel !== null;
    return hasLimits && fault.effects.some((effect) => 'code' in effect && effect.code.test(code)) ? [i] : [];
  });
}

function alarmsOf(instruments: ShipInstruments, turn: Turn, channel: number, from: number, to: number): PastAlarm[] {
  const limits: AlarmLimits = instruments.channels[channel]?.tag as AlarmLimits;
  const trembles = turn.fault.effects.some(({ does }) => does === 'tremble');
  const alarms: PastAlarm[] = [];
  let steps: AlarmTransition[] = [];
  const take = (transition: AlarmTransition | null) => {
    if (!transition) return;
    steps.push(transition);
    if (transition.to !== 'normal') return;
    alarms.push({ channel, steps });
    steps = [];
  };
  const look = (state: AlarmState, seconds: number) => {
    const truth = instruments.ship.truthAt(seconds);
    return judgeSample(limits, state, { time: seconds * 1000, value: instruments.machinery(channel, truth) });
  };
  let state = INITIAL_ALARM_STATE;
  for (let at = from; at <= to; at += STEP_SECONDS) {
    const rough = look(state, at);
    const isCalm = !trembles && rough.transition === null && isSettled(state, rough.state);
    if (isCalm || at === from) {
      state = rough.state;
      take(rough.transition);
      continue;
    }
    for (let fine = at - STEP_SECONDS + FINE_STEP_SECONDS; fine <= at; fine += FINE_STEP_SECONDS) {
      const judged = look(state, fine);
      state = judged.state;
      take(judged.transition);
    }
  }
  return alarms;
}

/** No level was reached or left between two looks. */
function isSettled(before: AlarmState, after: AlarmState): boolean {
  return before.warning.since === after.warning.since && before.alarm.since === after.alarm.since;
}
