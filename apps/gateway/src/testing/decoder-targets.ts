/** Every decoder of the gateway that reads bytes of a bus, a broker or a recording, for fuzz tests and the siege. */
import { registerSetting, topicSetting } from '@fms/contract/link';
import { type DecoderTarget, REFUSED } from '@fms/test-kit';
import { JsonTopics } from '../discover/json-topics.ts';
import { openNmeaFeed } from '../discover/open-feed.ts';
import type { Feed, FeedParts } from '../feed/feed.ts';
import { ColumnMap } from '../protocol/csv/csv-column.ts';
import { LoggerFeed } from '../protocol/csv/logger-feed.ts';
import { TableFeed } from '../protocol/csv/table-feed.ts';
import { NO_CHANNELS } from '../protocol/iso19848/channel-list.ts';
import { Iso19848Feed } from '../protocol/iso19848/iso19848-feed.ts';
import { readAnswers } from '../protocol/modbus/frame.ts';
import { RegisterTags } from '../protocol/modbus/modbus.ts';
import { planRequests } from '../protocol/modbus/plan.ts';
import { TopicMap } from '../protocol/mqtt/mqtt.ts';
import { MetricTags } from '../protocol/mqtt/sparkplug.ts';
import { SparkplugGroup } from '../protocol/mqtt/sparkplug-group.ts';
import { decodeSparkplug } from '../protocol/mqtt/sparkplug-payload.ts';
import { N2kBus } from '../protocol/n2k/n2k-bus.ts';
import { N2kFeed } from '../protocol/n2k/n2k-feed.ts';
import { loadPgnDecoder } from '../protocol/n2k/pgn-decoder.ts';
import { SignalkFeed } from '../protocol/signalk/signalk-feed.ts';
import { VedirectFeed } from '../protocol/vedirect/vedirect-feed.ts';
import { readJsonRow } from '../recording/table/table-recording.ts';
import { readRecords } from '../spool/record.ts';
import * as seed from './decoder-seeds.ts';

const NOON = Date.UTC(2026, 6, 1, 12);
/** A document of 64 KiB cannot name more readings than bytes; each holds its tag's definition. */
const MAX_READING_VALUES = 4_000_000;

/** The readings a feed makes of one document; refusals are counted by it and are no readings. */
function read(give: (parts: FeedParts) => void): unknown {
  const readings: unknown[] = [];
  const clock = { place: (reading: unknown) => void readings.push(reading), end: () => {} };
  give({ clock, refuse: () => {} });
  return readings.length > 0 ? readings : REFUSED;
}

function feedTarget(name: string, seeds: readonly Uint8Array[], open: (parts: FeedParts) => Feed): DecoderTarget {
  return {
    name,
    seeds,
    maxValues: MAX_READING_VALUES,
    decode: (bytes) =>
      read((parts) => {
        const feed = open(parts);
        // In two pieces, as a bus cuts its bytes where it likes.
        feed.push(bytes.subarray(0, bytes.length >> 1));
        feed.push(bytes.subarray(bytes.length >> 1));
        feed.end();
      }),
  };
}

const pgns = await loadPgnDecoder();
const topics = new TopicMap([topicSetting.parse({ topic: 'ship/#', value: 'data.temp', tag: { name: 'T' } })], 'MQTT');
const registers = [registerSetting.parse({ address: 0, type: 'float32', tag: { name: 'Power' } })];

const block = feedTarget('VE.Direct', seed.VEDIRECT, (parts) => new VedirectFeed(parts, { start: NOON }));
const vedirect: DecoderTarget = { ...block, decode: (bytes) => block.decode(seed.sealBlock(bytes)) };

const feeds: readonly DecoderTarget[] = [
  feedTarget('NMEA 0183 with AIS', seed.NMEA_0183, openNmeaFeed),
  feedTarget(
    'NMEA 2000',
    seed.NMEA_2000,
    (parts) => new N2kFeed(new N2kBus({ ...parts, decoder: pgns }), { ...parts, isFast: pgns.isFast }),
  ),
  feedTarget('Signal K', seed.SIGNALK, (parts) => new SignalkFeed(parts)),
  vedirect,
  feedTarget('ISO 19848', seed.ISO_19848, (parts) => new Iso19848Feed(parts, NO_CHANNELS)),
  feedTarget('logger', seed.LOGGER, (parts) => new LoggerFeed(parts, new ColumnMap(null, 'Columns'))),
  feedTarget('table', seed.TABLE, (parts) => new TableFeed(parts, NOON)),
];

const messages: readonly DecoderTarget[] = [
  {
    name: 'JSON of a broker',
    seeds: seed.BROKER_JSON,
    maxValues: 200_000,
    decode(bytes) {
      const payload = Buffer.from(bytes);
      const found = new JsonTopics();
      found.take('ship/engine', payload, false);
      const [reading] = topics.read('ship/engine', payload);
      const isKept = reading && reading.decoded.observations.length > 0;
      return isKept ? [reading, found.propose()] : REFUSED;
    },
  },
  {
    name: 'Sparkplug B',
    seeds: seed.SPARKPLUG,
    maxValues: 1_000_000,
    decode(bytes) {
      const payload = decodeSparkplug(bytes);
      if (!payload) return REFUSED;
      const events = new SparkplugGroup(() => NOON).take('spBv1.0/ship/NBIRTH/engine', payload);
      const tags = new MetricTags();
      return events.map((event) =>
        event.kind === 'metrics' ? event.metrics.map((metric) => tags.decode(event.device, metric)) : event,
      );
    },
  },
  {
    name: 'Modbus',
    seeds: seed.MODBUS,
    maxValues: 500_000,
    decode(bytes) {
      const answers = readAnswers(Buffer.from(bytes));
      const [request] = planRequests(registers);
      if (!answers || !request) return REFUSED;
      const tags = new RegisterTags();
      return answers.answers.map(({ values }) => (values ? tags.decode(request, values) : null));
    },
  },
  {
    name: 'row of positions',
    seeds: seed.POSITION_ROWS,
    maxValues: 20_000,
    decode: (bytes) => readJsonRow(Buffer.from(bytes).toString('latin1')) ?? REFUSED,
  },
  {
    name: 'journal record',
    seeds: seed.RECORDS,
    maxValues: 70_000,
    decode(bytes) {
      const { payloads } = readRecords(Buffer.from(bytes));
      return payloads.length > 0 ? payloads : REFUSED;
    },
  },
];

export const decoderTargets: readonly DecoderTarget[] = [...feeds, ...messages];
