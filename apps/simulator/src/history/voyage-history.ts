/**
 * Where a ship was bound, for history: under the tags a gateway makes of transponder reports (docs/tags.md), whose
 * own decoders the tests hold this table against.
 */
import { type NumberReading, type TagDeclaration, type TextReading, tagDeclaration } from '@fms/contract/link';
import { formatEtaInstant } from '@fms/domain/voyage';
import { findChangedVoyage, getStaticVoyage, type StaticVoyage } from '../ais/static-voyage.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { SIGNALK_SOURCE } from '../signalk/delta.ts';
import type { BridgeBus } from '../spec/ship-spec.ts';
import { type Chunk, COARSE_STEP_SECONDS } from './chunk-plan.ts';
import { formatGatewaySource } from './ship-sources.ts';

const ONLY_CHANGE = 1;
/** How often what has not changed is said again. */
const SIGN_OF_LIFE_SECONDS = 600;
const COARSE_SIGN_OF_LIFE_SECONDS = 3600;

/** In words, then in numbers: the order in which `computeVoyageReadings` counts. */
export function listVoyageTags(bus: BridgeBus): TagDeclaration[] {
  // Both wired buses carry the same message, and a gateway calls its sender alike.
  const source = formatGatewaySource(bus === 'signalk' ? `SK:${SIGNALK_SOURCE}` : 'AIS');
  const common = { vesselIndex: 0, source, type: ONLY_CHANGE, subsystem: 'Voyage' };
  const words = { ...common, valueKind: 'text', decimals: 0 };
  return [
    { ...words, name: 'Destination', description: 'As sent by AIS' },
    { ...words, name: 'Estimated time of arrival', description: 'At the destination, in UTC' },
    { ...common, name: 'Draught', unit: 'm', max: 25 },
  ].map((tag) => tagDeclaration.parse(tag));
}

const wordsOf = ({ destination, etaSeconds }: StaticVoyage) => [destination, formatEtaInstant(etaSeconds * 1000) ?? ''];

/** Of one piece of history; `firstIndex` is the place of the first voyage tag in the list of all. */
export function computeVoyageReadings({ ship: { spec }, delivery }: ShipInstruments, chunk: Chunk, firstIndex: number) {
  const { fromSeconds, toSeconds, stepSeconds } = chunk;
  const repeats = stepSeconds === COARSE_STEP_SECONDS ? COARSE_SIGN_OF_LIFE_SECONDS : SIGN_OF_LIFE_SECONDS;
  const texts: TextReading[] = [];
  const numbers: NumberReading[] = [];
  for (let at = Math.ceil(fromSeconds / stepSeconds) * stepSeconds; at < toSeconds; at += stepSeconds) {
    const voyage = at % repeats === 0 ? getStaticVoyage(spec, at) : findChangedVoyage(spec, at, stepSeconds);
    if (voyage === null || delivery(at) === 'never') continue;
    const told = { timeMs: at * 1000, ordinal: 0, quality: 0 };
    const words = wordsOf(voyage);
    words.forEach((value, i) => {
      texts.push({ ...told, tagIndex: firstIndex + i, value });
    });
    numbers.push({ ...told, tagIndex: firstIndex + words.length, value: voyage.draughtMeters });
  }
  return { texts, numbers };
}
