/** `XDR`: one transducer or many, each as type, value, unit and its own name (IEC 61162-1). */
import type { DecoderTable, SentenceReader } from './sentence-reader.ts';
import { transducerTypes } from './transducers.ts';

const NAME = /^[A-Za-z0-9_#. /-]{1,40}$/;
const FIELDS_EACH = 4;

function xdr(s: SentenceReader): void {
  for (let at = 0; at + 2 < s.fields.length; at += FIELDS_EACH) {
    const type = s.text(at);
    const name = s.text(at + 3) || type;
    const unit = transducerTypes[type]?.units[s.text(at + 2)];
    if (unit === undefined || !NAME.test(name)) s.refuse('transducer-unreadable');
    else {
      const { tag, secondary } = s.transducers.tagOf(type, unit, name);
      s.emit(tag, at + 1, { secondary, ...(unit ? { unit } : {}) });
    }
  }
}

export const transducerSentence: DecoderTable = { XDR: { fields: 3, decode: xdr } };
