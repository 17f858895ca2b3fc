/** The engine room on NMEA 0183: shaft speeds as `RPM`, everything else as transducers of `XDR`, packed into sentences. */
import type { Channel } from '../channel/channel.ts';
import { getShaftNumber } from '../channel/propulsion-channels.ts';
import type { Truth } from '../ship/truth.ts';
import { formatSentence, MAX_SENTENCE_LENGTH } from './sentence/sentence.ts';

const TALKER = 'ER';
const FRAME_LENGTH = `$${TALKER}XDR*hh\r\n`.length;

/** Type and unit letters of the standard; what it has no letter for goes as a generic value. */
const TYPES: Readonly<Record<string, readonly [type: string, unit: string]>> = {
  '°C': ['C', 'C'],
  bar: ['P', 'B'],
  rpm: ['T', 'R'],
  V: ['U', 'V'],
  A: ['I', 'A'],
  Hz: ['F', 'H'],
  'm³': ['V', 'M'],
};

export interface Measured {
  readonly channel: Channel;
  readonly value: number;
}

export function buildShaftSentences(truth: Truth): string[] {
  return truth.shafts.map(({ rpm }, i, { length }) =>
    formatSentence(`${TALKER}RPM`, 'S', getShaftNumber(i, length), rpm.toFixed(1), '', 'A'),
  );
}

/** As few sentences as the length of a line allows. */
export function buildTransducerSentences(measured: readonly Measured[]): string[] {
  const sentences: string[] = [];
  let fields: string[] = [];
  let length = 0;
  const flush = () => {
    if (fields.length > 0) sentences.push(formatSentence(`${TALKER}XDR`, ...fields));
    fields = [];
    length = FRAME_LENGTH;
  };
  flush();
  for (const { channel, value } of measured) {
    const [type, unit] = TYPES[channel.tag.unit] ?? ['G', ''];
    const group = `${type},${value.toFixed(channel.tag.decimals)},${unit},${channel.code}`;
    if (length + 1 + group.length > MAX_SENTENCE_LENGTH) flush();
    fields.push(group);
    length += 1 + group.length;
  }
  flush();
  return sentences;
}
