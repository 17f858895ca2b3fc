/** Same seed, same bytes, in every protocol; another seed, others. */
import { createHash } from 'node:crypto';
import { encodeFrame, toBatchFrame } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { reportedVoyage } from '../ais/static-voyage.ts';
import { demonstrationTurns } from '../fault/calendar.ts';
import { chunkAt } from '../history/chunk-plan.ts';
import { shipHistory } from '../history/ship-history.ts';
import { type ShipInstruments, shipInstruments } from '../instrument/ship-instruments.ts';
import { dataChannelList, timeSeriesPackage } from '../mqtt/iso19848.ts';
import { plainMessages } from '../mqtt/plain-json.ts';
import { sparkplugNode } from '../mqtt/sparkplug-node.ts';
import { shipN2kLines } from '../n2k/ship-messages.ts';
import { shipSentences } from '../nmea0183/ship-sentences.ts';
import { shipDelta } from '../signalk/delta.ts';
import { DAY, NOON, SEED, shipOf } from '../testing/ships.ts';

type Bytes = string | Uint8Array;
const span = { fromSeconds: NOON - 2 * DAY, toSeconds: NOON };

const PROTOCOLS: Readonly<Record<string, (instruments: ShipInstruments, seconds: number) => readonly Bytes[]>> = {
  'NMEA 0183': shipSentences,
  'NMEA 2000 as canboat': shipN2kLines('canboat'),
  'NMEA 2000 as Yacht Devices': shipN2kLines('yacht-devices'),
  'Signal K': (...asked) => [JSON.stringify(shipDelta(...asked))],
  'plain JSON': (...asked) => plainMessages(...asked).flatMap(({ topic, payload }) => [topic, payload]),
  'Sparkplug B': (instruments, seconds) => {
    const node = sparkplugNode(instruments);
    return [...node.birth(seconds), ...node.data(seconds + 1)].map(({ payload }) => payload);
  },
  'ISO 19848': (instruments, seconds) => [
    JSON.stringify(dataChannelList(instruments, 0)),
    JSON.stringify(timeSeriesPackage(instruments, seconds)),
  ],
  history: (instruments) => [encodeFrame(toBatchFrame(shipHistory(instruments).batch('s', chunkAt(span, 2))))],
};

function digest(say: (instruments: ShipInstruments, seconds: number) => readonly Bytes[], seed: number): string {
  const instruments = shipInstruments(shipOf('tindra', seed), demonstrationTurns(seed, 'tindra'));
  const hash = createHash('sha256');
  const { spec } = instruments.ship;
  const reports = Array.from({ length: 360 }, (_, i) => NOON + i).filter((at) => reportedVoyage(spec, at) !== null);
  expect(reports.length).toBeGreaterThan(0);
  for (const seconds of [NOON, NOON + 10, NOON + 600, ...reports])
    for (const bytes of say(instruments, seconds)) hash.update(bytes);
  return hash.digest('hex');
}

describe('the same seed', () => {
  it.each(Object.entries(PROTOCOLS))('says the same bytes in %s', (_, say) => {
    const first = digest(say, SEED);
    expect(digest(say, SEED)).toBe(first);
    expect(digest(say, SEED + 1)).not.toBe(first);
  });
});
