/** The source of a tag in words: `echo sounder (SD)`, `NMEA 2000 device 35 on engine room`. */
import type { Tag } from '@fms/contract/tag';
import { readTagSource, type TagSource } from '@fms/domain/tag';
import { englishSource } from '../../../language/english/notice/english-source.ts';
import type { TextKey, Translate } from '../../../language/index.ts';

/** Empty for a tag that names none. */
export function formatSource({ source }: Pick<Tag, 'source'>, t: Translate): string {
  const read = readTagSource(source);
  const words = wordsOf(read, t);
  return 'bus' in read && read.bus !== '' ? t('SOURCE_ON_BUS', { source: words, bus: read.bus }) : words;
}

/** The sentence or parameter group that carries it: as the vessel tells, else as the source names it; empty for neither. */
export function findSentence({ source, sentence }: Pick<Tag, 'source' | 'sentence'>): string {
  const read = readTagSource(source);
  return sentence ?? (read.kind === 'talker' ? read.sentence : '');
}

function wordsOf(source: TagSource, t: Translate): string {
  switch (source.kind) {
    case 'none':
      return '';
    case 'talker': {
      const key = `SOURCE_TALKER_${source.talker}`;
      return key in englishSource
        ? t('SOURCE_TALKER', { name: t(key as TextKey), talker: source.talker })
        : source.talker;
    }
    case 'n2k':
      return t('SOURCE_N2K', { device: source.device });
    case 'signal-k':
      return t('SOURCE_SIGNAL_K', { device: source.device });
    case 'other':
      return source.text;
  }
}
