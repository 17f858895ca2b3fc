/** Alerts of NMEA 2000: the common groups 126983 and 126985, and Maretron's own 130819. */
import { ALERT } from './equipment-tag.ts';
import type { N2kReader, N2kTable } from './n2k-reader.ts';

/** States in which the cause still stands, whoever has seen it. */
const STANDING = new Set(['Active', 'Silenced', 'Acknowledged', 'Awaiting Acknowledge']);
const OVER = new Set(['Normal', 'Disabled']);
/** Maretron says in words how the alert stands; these say that it does not. */
const OVER_WORDS = /^(normal|cleared|ok|off)$/i;
/** Bytes before the text in Maretron's extension: two of unknown use, the length of the text and its encoding. */
const TEXT_FROM = 4;

function alertName(m: N2kReader): string | null {
  const id = m.number('alertId');
  if (id === null) m.refuse('instance-missing');
  return id === null ? null : m.called(`Alert ${id}`);
}

function alert(m: N2kReader): void {
  const name = alertName(m);
  const state = m.word('alertState');
  if (name === null) return;
  if (state !== null && STANDING.has(state)) m.measureFlag(name, ALERT.active, true);
  else if (state !== null && OVER.has(state)) m.measureFlag(name, ALERT.active, false);
  else m.refuse('value-not-available');
}

function alertText(m: N2kReader): void {
  const name = alertName(m);
  if (name !== null) m.measureText(name, ALERT.text, m.word('alertTextDescription'));
}

/** An alert that is sent without a word about its state is one that stands. */
function maretronAlert(m: N2kReader): void {
  const name = alertName(m);
  if (name === null) return;
  const bytes = Buffer.from((m.word('maretronExtension') ?? '').replaceAll(' ', ''), 'hex');
  const text = bytes.subarray(TEXT_FROM).toString('latin1').replaceAll('\0', '').trim();
  m.measureFlag(name, ALERT.active, !OVER_WORDS.test(text));
  if (text !== '') m.measureText(name, ALERT.text, text);
}

export const n2kAlert: N2kTable = {
  126983: alert,
  126985: alertText,
  maretronAlertTransmission: maretronAlert,
};
