/** Alerts of NMEA 2000: the common groups 126983 and 126985, Maretron's own 130819, Raymarine's 65288 and 65361. */
import type { AlarmPriority } from '@fms/contract/alarm';
import { ALERT } from '../../observation/equipment-tag.ts';
import type { N2kReader, N2kTable } from './n2k-reader.ts';

/** Whether the cause still stands, and whether the alert is acknowledged on board. */
const STATES: Readonly<Record<string, { active: boolean; acknowledged: boolean }>> = {
  Active: { active: true, acknowledged: false },
  Silenced: { active: true, acknowledged: false },
  Acknowledged: { active: true, acknowledged: true },
  'Awaiting Acknowledge': { active: true, acknowledged: false },
  Normal: { active: false, acknowledged: true },
  Disabled: { active: false, acknowledged: true },
};
const PRIORITIES: Readonly<Record<string, AlarmPriority>> = {
  'Emergency Alarm': 'emergency',
  Alarm: 'alarm',
  Warning: 'warning',
  Caution: 'caution',
};
/** Maretron says in words how the alert stands; these say that it does not. */
const OVER_WORDS = /^(normal|cleared|ok|off)$/i;
/** Bytes before the text in Maretron's extension: two of unknown use, the length of the text and its encoding. */
const TEXT_FROM = 4;

/** Raymarine knows no acknowledgement beside silencing. */
const SEATALK_STATES: Readonly<Record<string, { active: boolean; acknowledged: boolean }>> = {
  'Alarm condition not met': { active: false, acknowledged: true },
  'Alarm condition met and not silenced': { active: true, acknowledged: false },
  'Alarm condition met and silenced': { active: true, acknowledged: true },
};
const NO_SEATALK_ALARM = 'No Alarm';
/** Bound of the link (`shipAlarm`). */
const IDENTIFIER_CHARACTERS = 60;

/** System, subsystem and number; the source of its data where an alert is given for several. */
function identifierOf(m: N2kReader): string | null {
  const number = m.number('alertId');
  if (number === null) {
    m.refuse('instance-missing');
    return null;
  }
  const place = [m.number('alertSystem'), m.number('alertSubSystem'), number].filter((part) => part !== null);
  const data = [m.number('dataSourceInstance'), m.number('dataSourceIndexSource')].filter((part) => part !== null);
  return data.length > 0 ? `${place.join('.')}@${data.join('.')}` : place.join('.');
}

function alert(m: N2kReader): void {
  const identifier = identifierOf(m);
  const state = STATES[m.word('alertState') ?? ''];
  if (identifier === null) return;
  if (!state) {
    m.refuse('value-not-available');
    return;
  }
  const priority = PRIORITIES[m.word('alertType') ?? ''];
  const category = m.word('alertCategory');
  const isAcknowledged = m.word('acknowledgeStatus') === 'Yes';
  m.alert({
    kind: 'alert',
    identifier,
    active: state.active,
    acknowledged: state.acknowledged || isAcknowledged,
    ...(priority ? { priority } : {}),
    ...(category ? { category } : {}),
  });
}

function alertText(m: N2kReader): void {
  const identifier = identifierOf(m);
  const words = [m.word('alertTextDescription'), m.word('alertLocationTextDescription')];
  const text = words.flatMap((word) => word?.trim() || []).join(', ');
  if (identifier !== null && text !== '') m.alert({ kind: 'alert', identifier, text });
}

/** An alert that is sent without a word about its state is one that stands. */
function maretronAlert(m: N2kReader): void {
  const id = m.number('alertId');
  if (id === null) {
    m.refuse('instance-missing');
    return;
  }
  const name = m.called(`Alert ${id}`);
  const bytes = Buffer.from((m.word('maretronExtension') ?? '').replaceAll(' ', ''), 'hex');
  const text = bytes.subarray(TEXT_FROM).toString('latin1').replaceAll('\0', '').trim();
  m.measureFlag(name, ALERT.active, !OVER_WORDS.test(text));
  if (text !== '') m.measureText(name, ALERT.text, text);
}

/** Group and alarm in canboat's words, or by their numbers; null, and counted, where the message names none. */
function seatalkAlarmOf(m: N2kReader): { alarm: string | number; group: string | number; identifier: string } | null {
  const alarm = m.word('alarmId') ?? m.number('alarmId');
  const group = m.word('alarmGroup') ?? m.number('alarmGroup');
  if (alarm === null || group === null) m.refuse('instance-missing');
  if (alarm === null || group === null || alarm === NO_SEATALK_ALARM) return null;
  return { alarm, group, identifier: `${group}.${alarm}`.slice(0, IDENTIFIER_CHARACTERS) };
}

function seatalkAlarm(m: N2kReader): void {
  const named = seatalkAlarmOf(m);
  if (!named) return;
  const state = SEATALK_STATES[m.word('alarmStatus') ?? ''];
  if (!state) {
    m.refuse('value-not-available');
    return;
  }
  const { alarm, group, identifier } = named;
  const text = typeof alarm === 'string' ? alarm : `Alarm ${alarm}`;
  m.alert({ kind: 'alert', identifier, text, category: String(group), ...state });
}

function seatalkSilenceAlarm(m: N2kReader): void {
  const named = seatalkAlarmOf(m);
  if (named) m.alert({ kind: 'silence', identifier: named.identifier });
}

export const n2kAlert: N2kTable = {
  126983: alert,
  126985: alertText,
  maretronAlertTransmission: maretronAlert,
  seatalkAlarm,
  seatalkSilenceAlarm,
};
