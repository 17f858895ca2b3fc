/** Same seed, same bytes, in every protocol; another seed, others. */
import { createHash } from 'node:crypto';
import { encodeFrame, toBatchFrame } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { findReportedVoyage } from '../ais/static-voyage.ts';
import { buildDemonstrationFaults } from '../fault/fault-schedule.ts';
import { getChunk } from '../history/chunk-plan.ts';
import { createShipHistory } from '../history/ship-history.ts';
import { createShipInstruments, type ShipInstruments } from '../instrument/ship-instruments.ts';
import { buildDataChannelList, buildTimeSeriesPackage } from '../mqtt/iso19848.ts';
import { buildPlainMessages } from '../mqtt/plain-json.ts';
import { createSparkplugNode } from '../mqtt/sparkplug-node.ts';
import { buildShipN2kLines } from '../n2k/ship-messages.ts';
import { buildShipSentences } from '../nmea0183/ship-sentences.ts';
import { buildShipDelta } from '../signalk/delta.ts';
import { DAY, getShip, NOON, SEED } from '../testing/ships.ts';

type Bytes = string | Uint8Array;
const span = { fromSeconds: NOON - 2 * DAY, toSeconds: NOON };

const PROTOCOLS: Readonly<Record<string, (instruments: ShipInstruments, seconds: number) => readonly Bytes[]>> = {
  'NMEA 0183': buildShipSentences,
  'NMEA 2000 as canboat': buildShipN2kLines('canboat'),
  'NMEA 2000 as Yacht Devices': buildShipN2kLines('yacht-devices'),
  'Signal K': (...asked) => [JSON.stringify(buildShipDelta(...asked))],
  'plain JSON': (...asked) => buildPlainMessages(...asked).flatMap(({ topic, payload }) => [topic, payload]),
  'Sparkplug B': (instruments, seconds) => {
    const node = createSparkplugNode(instruments);
    return [...node.birth(seconds), ...node.data(seconds + 1)].map(({ payload }) => payload);
  },
  'ISO 19848': (instruments, seconds) => [
    JSON.stringify(buildDataChannelList(instruments, 0)),
    JSON.stringify(buildTimeSeriesPackage(instruments, seconds)),
  ],
  history: (instruments) => [encodeFrame(toBatchFrame(createShipHistory(instruments).batch('s', getChunk(span, 2))))],
};

function digest(say: (instruments: ShipInstruments, seconds: number) => readonly Bytes[], seed: number): string {
  const instruments = createShipInstruments(getShip('tindra', seed), buildDemonstrationFaults(seed, 'tindra'));
  const hash = createHash('sha256');
  const { spec } = instruments.ship;
  const reports = Array.from({ length: 360 }, (_, i) => NOON + i).filter((at) => findReportedVoyage(spec, at) !== null);
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
