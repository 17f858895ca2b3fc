/** Samples and traffic gathered until they are journalled, kept within what one frame may hold. */
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
import { TrafficBook } from './traffic-book.ts';

/** What a batch holds before it has a stream, a number and a lane. */
export type BatchContent = Pick<Batch, 'numbers' | 'positions' | 'texts' | 'traffic' | 'alarms'>;

/** A frame may unpack to 1 MB; these stay below it with the longest names. */
const MAX_TRAFFIC = 2000;
const MAX_TEXT_CHARACTERS = 200_000;

export class BatchBuilder {
  private numbers: NumberReading[] = [];
  private positions: PositionReading[] = [];
  private texts: TextReading[] = [];
  private textCharacters = 0;
  private alarms: ShipAlarm[] = [];
  private readonly traffic = new TrafficBook();

  number(reading: NumberReading): void {
    this.numbers.push(reading);
  }

  position(reading: PositionReading): void {
    this.positions.push(reading);
  }

  text(reading: TextReading): void {
    this.texts.push(reading);
    this.textCharacters += reading.value.length;
  }

  heard(report: TrafficReport): void {
    this.traffic.add(report);
  }

  alarm(alarm: ShipAlarm): void {
    this.alarms.push(alarm);
  }

  get samples(): number {
    return this.numbers.length + this.positions.length + this.texts.length;
  }

  get isEmpty(): boolean {
    return this.samples === 0 && this.traffic.size === 0 && this.alarms.length === 0;
  }

  /** Whether the next sample might not fit into the frame. */
  get isFull(): boolean {
    return (
      this.samples >= MAX_SAMPLES_PER_BATCH ||
      this.traffic.size >= MAX_TRAFFIC ||
      this.textCharacters >= MAX_TEXT_CHARACTERS ||
      this.alarms.length >= MAX_ALARMS_PER_BATCH
    );
  }

  /** Everything gathered; the builder is empty afterwards. */
  takeAll(): BatchContent {
    const { alarms } = this.takeAlarms() ?? {};
    const content = { ...this.takeValues(), positions: this.positions, ...(alarms ? { alarms } : {}) };
    this.positions = [];
    return content;
  }

  /** The positions alone, for their own lane; null when there are none. */
  takePositions(): BatchContent | null {
    if (this.positions.length === 0) return null;
    const content = { numbers: [], positions: this.positions, texts: [], traffic: [] };
    this.positions = [];
    return content;
  }

  /** The alarms alone, for their own lane; null when there are none. */
  takeAlarms(): BatchContent | null {
    if (this.alarms.length === 0) return null;
    const { alarms } = this;
    this.alarms = [];
    return { numbers: [], positions: [], texts: [], traffic: [], alarms };
  }

  private takeValues() {
    const { numbers, texts } = this;
    this.numbers = [];
    this.texts = [];
    this.textCharacters = 0;
    return { numbers, texts, traffic: this.traffic.take() };
  }
}
