/** `--by-mmsi`: every ship in a recording is a vessel. Base stations, aids to navigation and the like are left out. */
import type { Particulars, VesselReference } from '@fms/contract/link';
import { getMmsiKind } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { decodeAisOfShip } from '../protocol/ais/ais.ts';
import type { AisMessage } from '../protocol/ais/message.ts';
import type { Reading, RowReading } from '../recording/reading.ts';
import type { ReadingSink } from '../recording/reading-sink.ts';
import { toRowObservations } from '../recording/row-observations.ts';
import { type Circumstance, type RecorderParts, VesselRecorder } from '../vessel/vessel-recorder.ts';

export interface FleetOptions {
  readonly create: boolean;
  /** What the recording says of each ship, wherever in it; by the id its ships go by. */
  readonly particulars: ReadonlyMap<string, Particulars>;
  /** Ids of a table are names, even in a column for MMSIs. */
  readonly areIdsNames: boolean;
  /** Name of a ship that has no MMSI, from what the table calls it. */
  readonly nameOf: (id: string) => string;
  /** Takes the sensors of the ship that made the recording; without it they are counted and left out. */
  readonly receiver: ReadingSink | null;
}

/** When, and what speaks against it. */
type Moment = Pick<Circumstance, 'time' | 'quality'>;

/** Null when the identity is that of a ship; else the reason to leave it out. */
export function getNonShipReason(mmsi: string): string | null {
  const kind = /^\d{1,9}$/.test(mmsi) ? getMmsiKind(Number(mmsi)) : 'invalid';
  if (kind === 'ship' || kind === 'craft-of-parent-ship') return null;
  return kind === 'invalid' ? 'mmsi-invalid' : kind;
}

export class FleetSink implements ReadingSink {
  readonly #parts: RecorderParts;
  readonly #options: FleetOptions;
  readonly #recorders = new Map<string, VesselRecorder>();

  constructor(parts: RecorderParts, options: FleetOptions) {
    this.#parts = parts;
    this.#options = options;
  }

  take(reading: Reading, time: Instant, quality: number, group?: string): void {
    if (reading.kind === 'row') this.#row(reading, { time, quality });
    else if (reading.kind !== 'sensor') this.#message(reading.message, reading.line, { time, quality });
    else if (this.#options.receiver) this.#options.receiver.take(reading, time, quality, group);
    else this.#parts.refusals.count(null, 'receiver-not-named', reading.line);
  }

  #row(row: RowReading, at: Moment): void {
    const isMmsi = row.isMmsi && (row.id === '' || !this.#options.areIdsNames);
    const leftOut = isMmsi ? getNonShipReason(row.id) : null;
    if (leftOut) {
      this.#parts.refusals.count(null, leftOut, row.line);
      return;
    }
    const recorder = this.#recorderOf(row.id, isMmsi);
    const observations = toRowObservations(row, (reason) => recorder.refuse(reason, row.line));
    for (const observation of observations) recorder.record(observation, { ...at, line: row.line });
  }

  #message(message: AisMessage, line: string, at: Moment): void {
    const leftOut = message.reporter === 'ship' ? getNonShipReason(message.mmsi) : message.reporter;
    if (leftOut) {
      this.#parts.refusals.count(null, leftOut, line);
      return;
    }
    const recorder = this.#recorderOf(message.mmsi, true);
    const { observations, refusals } = decodeAisOfShip(message);
    for (const reason of refusals ?? []) recorder.refuse(reason, line);
    for (const observation of observations) recorder.record(observation, { ...at, line });
  }

  #recorderOf(id: string, isMmsi: boolean): VesselRecorder {
    const known = this.#recorders.get(id);
    if (known) return known;
    const { create, nameOf, particulars } = this.#options;
    const reference: VesselReference = isMmsi ? { mmsi: id } : { name: nameOf(id) };
    const given = { ...particulars.get(id), ...(isMmsi ? { MMSI: id } : {}) };
    const index = this.#parts.tables.vessel({ reference, create, particulars: given });
    const recorder = new VesselRecorder(index, this.#parts);
    this.#recorders.set(id, recorder);
    return recorder;
  }
}
