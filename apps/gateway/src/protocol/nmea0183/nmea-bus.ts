/** Lines of an NMEA 0183 bus → readings with a place in time. One of these for each source: talkers do not mix. */
import type { SentenceClock } from '../../clock/recording-clock.ts';
import type { OnBusMessage } from '../../feed/bus-message.ts';
import type { BusReading } from '../../feed/reading.ts';
import type { Stamp } from '../../observation/observation.ts';
import { decodeAis } from '../ais/decode.ts';
import { createMultipartAssembler } from '../ais/multipart.ts';
import { decodeSentence, isAis } from './nmea0183.ts';
import { readLine, type Sentence } from './sentence.ts';
import { parseSentenceTime } from './time-sentence.ts';
import { Transducers } from './transducers.ts';

export interface BusCounts {
  lines: number;
  /** Lines that held a sentence with a right checksum or none. */
  sentences: number;
  /** Sentences that are right and carry nothing the product keeps. */
  notKept: number;
}

export class NmeaBus {
  readonly counts: BusCounts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #clock: SentenceClock<BusReading>;
  readonly #refuse: (reason: string, line: string) => void;
  readonly #transducers: Transducers;
  readonly #hear: OnBusMessage | undefined;
  readonly #parts = createMultipartAssembler();
  /** Time of a `$PGHP` for the message that follows it. */
  #heardAt: number | null = null;

  constructor(
    clock: SentenceClock<BusReading>,
    refuse: (reason: string, line: string) => void,
    transducers: Transducers = new Transducers(),
    hear?: OnBusMessage,
  ) {
    this.#hear = hear;
    this.#transducers = transducers;
    this.#clock = clock;
    this.#refuse = refuse;
  }

  line(line: string): void {
    this.counts.lines++;
    const read = readLine(line);
    if (read.kind === 'refused') this.#refuse(read.reason, line);
    if (read.kind !== 'sentence') return;
    this.counts.sentences++;
    const { sentence } = read;
    this.#hear?.({ name: sentence.formatter, from: sentence.talker, example: line });
    const heardAt = parseSentenceTime(sentence);
    if (heardAt !== null) this.#heardAt = heardAt;
    else if (isAis(sentence)) this.#ais(sentence, line);
    else this.#sensor(sentence, line);
  }

  end(): void {
    this.#clock.end();
    for (let i = 0; i < this.#parts.abandoned; i++) this.#refuse('ais-part-missing', '');
  }

  #sensor(sentence: Sentence, line: string): void {
    const decoded = decodeSentence(sentence, this.#transducers);
    if (!decoded) {
      this.counts.notKept++;
      return;
    }
    for (const reason of decoded.refusals ?? []) this.#refuse(reason, line);
    const stamp: Stamp | number | null = decoded.stamp ?? sentence.receivedAt;
    if (stamp === null && decoded.observations.length === 0 && !decoded.alerts) return;
    this.#clock.place({ kind: 'sensor', decoded, line }, stamp);
  }

  #ais(sentence: Sentence, line: string): void {
    const assembled = this.#parts.add(sentence.fields);
    if (assembled === 'waiting') return;
    const stamp = this.#heardAt ?? sentence.receivedAt;
    this.#heardAt = null;
    const decoded =
      typeof assembled === 'string'
        ? ({ ok: false, reason: assembled } as const)
        : decodeAis(assembled.payload, assembled.fillBits);
    const kind = sentence.formatter === 'VDO' ? 'own-ais' : 'heard-ais';
    if (decoded.ok) this.#clock.place({ kind, message: decoded.message, line }, stamp);
    else this.#refuse(decoded.reason, line);
  }
}
