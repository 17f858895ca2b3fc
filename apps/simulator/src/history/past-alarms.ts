/**
 * Alarms of the past: limits evaluated by the product's own rules over what the instruments
 * read while a fault was on. The shore raises nothing from late samples, so the alarm journal is seeded with them.
 */
import {
  type AlarmEvaluation,
  type AlarmLimits,
  type AlarmState,
  type AlarmTransition,
  evaluateSample,
  INITIAL_ALARM_STATE,
} from '@fms/domain/alarm';
import { type FaultSchedule, listFaultStarts } from '../fault/fault-schedule.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Truth } from '../ship/truth.ts';
import type { Span } from './chunk-plan.ts';

export interface PastAlarm {
  /** Place of the measuring point among the ship's channels. */
  readonly channel: number;
  /** From raising to clearing, oldest first. */
  readonly steps: readonly AlarmTransition[];
}

/** Between two looks; where something happened, the time between them is looked at again more closely. */
const STEP_SECONDS = 600;
const FINE_STEP_SECONDS = 20;
/** After a fault has gone values need as long to come back behind their dead bands. */
const AFTERMATH_SECONDS = 1200;

/** Of one ship, oldest first: all faults that begin within the piece and are over before the span ends. */
export function simulatePastAlarms(
  instruments: ShipInstruments,
  turns: readonly FaultSchedule[],
  span: Span,
  piece: Span = span,
): PastAlarm[] {
  const occurrences = turns.flatMap((turn) => {
    const lastsSeconds = turn.lastsSeconds + AFTERMATH_SECONDS;
    const begins = listFaultStarts({ ...turn, lastsSeconds }, { ...span, fromSeconds: piece.fromSeconds }).filter(
      (from) => from < piece.toSeconds,
    );
    const channels = begins.length === 0 ? [] : watchedBy(instruments, turn);
    return begins.map((from) => ({ turn, channels, from, to: from + lastsSeconds }));
  });
  // In order of time a ship keeps its last cycles and need not be sailed again.
  return occurrences
    .filter(({ channels }) => channels.length > 0)
    .sort((a, b) => a.from - b.from)
    .flatMap((occurrence) => alarmsOf(instruments, occurrence));
}

/** Measuring points with limits that the fault touches. */
function watchedBy({ channels }: ShipInstruments, { fault }: FaultSchedule): number[] {
  return channels.flatMap(({ code, tag }, i) => {
    const hasLimits = tag.alarmLevel !== null || tag.emergencyLevel !== null;
    return hasLimits && fault.effects.some((effect) => 'code' in effect && effect.code.test(code)) ? [i] : [];
  });
}

interface Occurrence {
  readonly turn: FaultSchedule;
  readonly channels: readonly number[];
  readonly from: number;
  readonly to: number;
}

interface Watch {
  readonly channel: number;
  readonly limits: AlarmLimits;
  state: AlarmState;
  steps: AlarmTransition[];
}

function alarmsOf(instruments: ShipInstruments, { turn, channels, from, to }: Occurrence): PastAlarm[] {
  const trembles = turn.fault.effects.some(({ does }) => does === 'tremble');
  const alarms: PastAlarm[] = [];
  const watches = channels.map((channel): Watch => {
    const limits = instruments.channels[channel]?.tag as AlarmLimits;
    return { channel, limits, state: INITIAL_ALARM_STATE, steps: [] };
  });
  const look = ({ channel, limits, state }: Watch, truth: Truth) =>
    evaluateSample(limits, state, {
      time: truth.navigation.seconds * 1000,
      value: instruments.machinery(channel, truth),
    });
  const take = (watch: Watch, { state, transition }: AlarmEvaluation) => {
    watch.state = state;
    if (!transition) return;
    watch.steps.push(transition);
    if (transition.to !== 'normal') return;
    alarms.push({ channel: watch.channel, steps: watch.steps });
    watch.steps = [];
  };
  for (let at = from; at <= to; at += STEP_SECONDS) {
    const truth = instruments.ship.truthAt(at);
    const moved = watches.filter((watch) => {
      const rough = look(watch, truth);
      const isCalm = at === from || (!trembles && rough.transition === null && isSettled(watch.state, rough.state));
      if (isCalm) take(watch, rough);
      return !isCalm;
    });
    for (let fine = at - STEP_SECONDS + FINE_STEP_SECONDS; moved.length > 0 && fine <= at; fine += FINE_STEP_SECONDS) {
      const between = instruments.ship.truthAt(fine);
      for (const watch of moved) take(watch, look(watch, between));
    }
  }
  return alarms;
}

/** No level was reached or left between two looks. */
function isSettled(before: AlarmState, after: AlarmState): boolean {
  return before.warning.since === after.warning.since && before.alarm.since === after.alarm.since;
}
