/** Readings of one ship: its own sensors become its tags, the AIS targets it receives its traffic. */
import type { Instant } from '@fms/domain/time';
import type { AlertChange } from '../alert/alert.ts';
import { AlertRegistry } from '../alert/alert-registry.ts';
import { validateTime } from '../clock/bounds.ts';
import type { Observation } from '../observation/observation.ts';
import { decodeAisOfShip, toTrafficReport } from '../protocol/ais/ais.ts';
import type { Reading } from '../recording/reading.ts';
import type { ReadingSink } from '../recording/reading-sink.ts';
import { toRowObservations } from '../recording/row-observations.ts';
import { type RecorderParts, VesselRecorder } from '../vessel/vessel-recorder.ts';
import { listLaterObservations } from './prioritised-sink.ts';

export class ShipSink implements ReadingSink {
  readonly #recorder: VesselRecorder;
  readonly #parts: RecorderParts;
  readonly #alerts = new AlertRegistry();

  constructor(vesselIndex: number, parts: RecorderParts) {
    this.#parts = parts;
    this.#recorder = new VesselRecorder(vesselIndex, parts);
  }

  take(reading: Reading, time: Instant, quality: number, group = ''): void {
    if (reading.kind === 'heard-ais') {
      this.#hear(reading, time);
      return;
    }
    if (reading.kind === 'sensor') {
      for (const news of reading.decoded.alerts ?? []) this.#takeAlert(news, time, group, reading.line);
    }
    const sentence = reading.kind === 'sensor' ? reading.decoded.sentence : undefined;
    for (const observation of this.#observationsOf(reading))
      this.#recorder.record(observation, { time, quality, line: reading.line, sentence, group });
  }

  #observationsOf(reading: Exclude<Reading, { kind: 'heard-ais' }>): readonly Observation[] {
    if (reading.kind === 'sensor') return reading.decoded.observations;
    const refuse = (reason: string) => this.#recorder.refuse(reason, reading.line);
    if (reading.kind === 'row') return toRowObservations(reading, refuse);
    if (reading.message.reporter !== 'ship') {
      refuse(reading.message.reporter);
      return [];
    }
    const { observations, refusals } = decodeAisOfShip(reading.message);
    for (const reason of refusals ?? []) refuse(reason);
    const { rankStep = 0 } = reading;
    return rankStep > 0 ? listLaterObservations(observations, () => rankStep) : observations;
  }

  #takeAlert(news: AlertChange, time: Instant, group: string, line: string): void {
    const wrongTime = validateTime(time, this.#parts.latest());
    const told = wrongTime ? null : this.#alerts.take(news, time, group);
    if (!told) this.#recorder.refuse(wrongTime ?? 'too-many-alerts', line);
    const { vesselIndex } = this.#recorder;
    for (const alarm of told ?? []) {
      this.#parts.batch.alarm({ ...alarm, vesselIndex, time: alarm.time + this.#parts.shiftMs });
    }
  }

  #hear({ message, line }: Extract<Reading, { kind: 'heard-ais' }>, time: Instant): void {
    const { vesselIndex } = this.#recorder;
    const refuse = (reason: string) => this.#recorder.refuse(reason, line);
    const wrongTime = validateTime(time, this.#parts.latest());
    if (wrongTime || message.reporter !== 'ship') {
      refuse(wrongTime ?? message.reporter);
      return;
    }
    const report = toTrafficReport(message, vesselIndex, time + this.#parts.shiftMs, refuse);
    if (report) this.#parts.batch.heard(report);
  }
}
