/**
 * Sentence → tags: the NMEA 0183 half of docs/tags.md. AIS (`VDM`, `VDO`) goes to its own decoder, which is loaded
 * only when a bus carries it.
 */
import type { Decoded } from '../../observation/observation.ts';
import { alertSentences } from './alert-sentences.ts';
import { fixSentences } from './fix-sentences.ts';
import { motionSentences } from './motion-sentences.ts';
import type { Sentence } from './sentence.ts';
import { type DecoderTable, SentenceReader } from './sentence-reader.ts';
import { transducerSentence } from './transducer-sentence.ts';
import { Transducers } from './transducers.ts';
import { weatherSentences } from './weather-sentences.ts';

export const sentenceDecoders: DecoderTable = {
  ...fixSentences,
  ...motionSentences,
  ...weatherSentences,
  ...transducerSentence,
};

const TORN: Decoded = { observations: [], refusals: ['fields-missing'] };

/** Whether the sentence is one that carries AIS. */
export function isAis(sentence: Sentence): boolean {
  return sentence.formatter === 'VDM' || sentence.formatter === 'VDO';
}

/** `null` for a sentence that is right and carries nothing the product keeps (waypoint lists, texts…). */
export function decodeSentence(sentence: Sentence, transducers: Transducers = new Transducers()): Decoded | null {
  const decoder = sentenceDecoders[sentence.formatter] ?? alertSentences[sentence.formatter];
  if (!decoder) return null;
  if (sentence.fields.length < decoder.fields) return TORN;
  const reader = new SentenceReader(sentence, transducers);
  decoder.decode(reader);
  return { ...reader.finish(), sentence: sentence.formatter };
}
