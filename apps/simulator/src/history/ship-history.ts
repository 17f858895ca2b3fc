/** A piece of a ship's past as one batch of the link, with the tags a gateway would have made of it. */
import {
  type Batch,
  type NumberReading,
  type PositionReading,
  type TagDeclaration,
  type TextReading,
  tagDeclaration,
} from '@fms/contract/link';
import type { BridgeReading } from '../channel/bridge-reading.ts';
import type { Channel } from '../channel/channel.ts';
import { getShaftNumber } from '../channel/propulsion-channels.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { toIso19848Tag } from '../mqtt/iso19848.ts';
import type { ShipSpec } from '../spec/ship-spec.ts';
import { listBridgeTags, POSITION_TAG } from './bridge-tags.ts';
import { createChannelRecorder } from './channel-history.ts';
import { type Chunk, COARSE_CHUNK_SECONDS, COARSE_STEP_SECONDS, DENSE_COARSE_CHUNK_SECONDS } from './chunk-plan.ts';
import { getMachinerySource, getShaftSource } from './ship-sources.ts';
import { computeVoyageReadings, listVoyageTags } from './voyage-history.ts';

export interface ShipHistory {
  /** Tag index = place in the list. */
  readonly tags: readonly TagDeclaration[];
  /** Length of its pieces in the coarse part of a span, for `getChunk`. */
  readonly coarseChunkSeconds: number;
  batch(stream: string, chunk: Chunk): Batch;
}

export function createShipHistory(instruments: ShipInstruments): ShipHistory {
  const { ship, channels, texts } = instruments;
  const bridge = listBridgeTags(ship.spec.bridgeBus);
  const { shafts: count } = ship.spec.machinery;
  const shafts = Array.from({ length: count }, (_, i) => shaftTag(getShaftNumber(i, count), getShaftSource(ship.spec)));
  const source = getMachinerySource(ship.spec);
  const coarsest = ship.spec.keepsMinutes ? COARSE_STEP_SECONDS : Number.POSITIVE_INFINITY;
  const firstBridge = 1;
  const firstShaft = firstBridge + bridge.length;
  const firstChannel = firstShaft + shafts.length;
  const declarations = [POSITION_TAG, ...bridge.map((tag) => tag.declaration), ...shafts];
  const tags = [
    ...declarations.map((tag) => ({ ...tag, vesselIndex: 0 })),
    ...channels.map((channel) => tagDeclaration.parse({ ...channelTag(ship.spec, channel), vesselIndex: 0, source })),
  ];
  const firstText = tags.length;
  const words = texts.map(({ tag }) => tagDeclaration.parse({ ...tag, vesselIndex: 0, source }));
  const firstVoyage = firstText + words.length;
  return {
    tags: [...tags, ...words, ...listVoyageTags(ship.spec.bridgeBus)],
    coarseChunkSeconds: ship.spec.keepsMinutes ? DENSE_COARSE_CHUNK_SECONDS : COARSE_CHUNK_SECONDS,
    batch(stream, chunk) {
      const positions: PositionReading[] = [];
      const said: TextReading[] = [];
      const recorder = createChannelRecorder(instruments, firstChannel);
      const columns: NumberReading[][] = declarations.map(() => []);
      const add = (tagIndex: number, timeMs: number, value: number | null) => {
        if (value !== null) columns[tagIndex]?.push({ tagIndex, timeMs, ordinal: 0, quality: 0, value });
      };
      const coarse = chunk.stepSeconds === COARSE_STEP_SECONDS;
      const first = Math.ceil(chunk.fromSeconds / chunk.stepSeconds) * chunk.stepSeconds;
      let before = texts.length > 0 ? ship.truthAt(first - chunk.stepSeconds) : null;
      for (let seconds = first; seconds < chunk.toSeconds; seconds += chunk.stepSeconds) {
        if (instruments.delivery(seconds) === 'never') continue;
        const truth = ship.truthAt(seconds);
        const reading = instruments.bridge(truth);
        addPosition(positions, reading);
        bridge.forEach(({ everySeconds, coarseSeconds, read }, i) => {
          if (seconds % (coarse ? Math.min(coarseSeconds, coarsest) : everySeconds) === 0)
            add(firstBridge + i, reading.timeMs, read(reading));
        });
        truth.shafts.forEach(({ rpm }, i) => {
          if (seconds % (coarse ? Math.min(300, coarsest) : 1) === 0)
            add(firstShaft + i, seconds * 1000, Math.round(rpm * 10) / 10);
        });
        for (let i = 0; before && i < texts.length; i++) {
          const value = texts[i]?.say(instruments, truth, before) ?? null;
          if (value !== null)
            said.push({ tagIndex: firstText + i, timeMs: seconds * 1000, ordinal: 0, quality: 0, value });
        }
        if (before) before = truth;
        recorder.record(seconds, truth, coarse);
      }
      const voyage = computeVoyageReadings(instruments, chunk, firstVoyage);
      return {
        stream,
        sequence: chunk.sequence,
        lane: 'history',
        numbers: [...columns.flat(), ...recorder.take(), ...voyage.numbers],
        positions,
        texts: [...said, ...voyage.texts],
        traffic: [],
      };
    },
  };
}

/** What the ship's bus can say of a measuring point; most carry all of it, else the gateway's configuration does. */
const channelTag = ({ machineryBus }: ShipSpec, channel: Channel) =>
  machineryBus === 'iso19848' ? toIso19848Tag(channel) : channel.tag;

function addPosition(positions: PositionReading[], { fix, timeMs }: BridgeReading): void {
  if (!fix) return;
  const { latitude, longitude } = fix;
  positions.push({ tagIndex: 0, timeMs, ordinal: 0, quality: 0, latitude, longitude });
}

/** What a gateway makes of `RPM` (docs/tags.md). */
function shaftTag(number: number, source: string): Omit<TagDeclaration, 'vesselIndex'> {
  return {
    ...POSITION_TAG,
    name: `Shaft ${number} speed`,
    source,
    unit: 'rpm',
    decimals: 1,
    min: 0,
    max: 2000,
    subsystem: 'Propulsion',
    valueKind: 'number',
    type: 0,
    role: null,
  };
}
