/** Gathers samples and traffic until they are spooled, within the size of one frame. */
import {
  type Batch,
  MAX_ALARMS_PER_BATCH,
  MAX_SAMPLES_PER_BATCH,
  type NumberReading,
  type PositionReading,
  type ShipAlarm,
  type TextReading,
  type TrafficReport,
} from '@fms/contract/link';
import { TrafficBuffer } from './traffic-buffer.ts';

/** What a batch holds before it has a stream, a number and a lane. */
export type BatchContent = Pick<Batch, 'numbers' | 'positions' | 'texts' | 'traffic' | 'alarms'>;

/** A frame may unpack to 1 MB; these stay below it with the longest names. */
const MAX_TRAFFIC = 2000;
const MAX_TEXT_CHARACTERS = 200_000;

export class BatchBuilder {
  #numbers: NumberReading[] = [];
  #positions: PositionReading[] = [];
  #texts: TextReading[] = [];
  #textCharacters = 0;
  #alarms: ShipAlarm[] = [];
  readonly #traffic = new TrafficBuffer();

  number(reading: NumberReading): void {
    this.#numbers.push(reading);
  }

  position(reading: PositionReading): void {
    this.#positions.push(reading);
  }

  text(reading: TextReading): void {
    this.#texts.push(reading);
    this.#textCharacters += reading.value.length;
  }

  heard(report: TrafficReport): void {
    this.#traffic.add(report);
  }

  alarm(alarm: ShipAlarm): void {
    this.#alarms.push(alarm);
  }

  get samples(): number {
    return this.#numbers.length + this.#positions.length + this.#texts.length;
  }

  get isEmpty(): boolean {
    return this.samples === 0 && this.#traffic.size === 0 && this.#alarms.length === 0;
  }

  /** Whether the next sample might not fit into the frame. */
  get isFull(): boolean {
    return (
      this.samples >= MAX_SAMPLES_PER_BATCH ||
      this.#traffic.size >= MAX_TRAFFIC ||
      this.#textCharacters >= MAX_TEXT_CHARACTERS ||
      this.#alarms.length >= MAX_ALARMS_PER_BATCH
    );
  }

  /**
   * As much as one frame holds, the oldest first; what is left stays for the next. A burst, a slow disk or one large
   * document may have brought more, and the shore refuses a frame that is over its bounds.
   */
  take(): BatchContent {
    const { alarms } = this.takeAlarms() ?? {};
    const positions = this.#positions.splice(0, MAX_SAMPLES_PER_BATCH);
    const numbers = this.#numbers.splice(0, MAX_SAMPLES_PER_BATCH - positions.length);
    const texts = this.#takeTexts(MAX_SAMPLES_PER_BATCH - positions.length - numbers.length);
    return { numbers, positions, texts, traffic: this.#traffic.take(MAX_TRAFFIC), ...(alarms ? { alarms } : {}) };
  }

  /** The positions alone, for their own lane; null when there are none. */
  takePositions(): BatchContent | null {
    if (this.#positions.length === 0) return null;
    return { numbers: [], positions: this.#positions.splice(0, MAX_SAMPLES_PER_BATCH), texts: [], traffic: [] };
  }

  /** The alarms alone, for their own lane; null when there are none. */
  takeAlarms(): BatchContent | null {
    if (this.#alarms.length === 0) return null;
    return { numbers: [], positions: [], texts: [], traffic: [], alarms: this.#alarms.splice(0, MAX_ALARMS_PER_BATCH) };
  }

  /** Always one, however long it is: a text by itself fits into a frame. */
  #takeTexts(most: number): TextReading[] {
    let characters = 0;
    let count = 0;
    for (const { value } of this.#texts) {
      characters += value.length;
      if (count >= most || (count > 0 && characters > MAX_TEXT_CHARACTERS)) break;
      count++;
    }
    const taken = this.#texts.splice(0, count);
    this.#textCharacters -= taken.reduce((sum, { value }) => sum + value.length, 0);
    return taken;
  }
}
