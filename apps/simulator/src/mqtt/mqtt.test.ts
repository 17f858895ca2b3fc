/** What a ship publishes, read by the gateway's own readers. */
import { CHARGE_ENDED, CHARGE_STARTED, type ChargeRecord, findChargeSessions } from '@fms/domain/battery';
import { describe, expect, it } from 'vitest';
import { readChannelList } from '../../../gateway/src/protocol/iso19848/channel-list.ts';
import { readTimeSeries } from '../../../gateway/src/protocol/iso19848/time-series.ts';
import { MetricTags } from '../../../gateway/src/protocol/mqtt/sparkplug.ts';
import { SparkplugGroup } from '../../../gateway/src/protocol/mqtt/sparkplug-group.ts';
import { decodeSparkplug } from '../../../gateway/src/protocol/mqtt/sparkplug-payload.ts';
import { getFault } from '../fault/catalogue/catalogue.ts';
import { createShipHistory } from '../history/ship-history.ts';
import { PLANT_SOURCE_NAME } from '../history/ship-sources.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { getShip, HOUR, NOON } from '../testing/ships.ts';
import { startBroker } from './broker.ts';
import { buildDataChannelList, buildTimeSeriesPackage, PACKAGE_SECONDS } from './iso19848.ts';
import { createSparkplugNode, type SparkplugMessage } from './sparkplug-node.ts';

const ship = getShip('tindra');
const instruments = createShipInstruments(ship, []);

/** The first charge after noon, from the structures of the node's own point. */
function chargeRecords(): ChargeRecord[] {
  const point = instruments.texts.find(({ tag }) => tag.name === 'Battery charge state');
  const records: ChargeRecord[] = [];
  let before = ship.truthAt(NOON);
  for (let at = NOON + 1; records.length < 2 || records[0]?.stateChange !== CHARGE_STARTED; at++) {
    const now = ship.truthAt(at);
    const said = point?.say(instruments, now, before);
    before = now;
    if (!said) continue;
    const { StateChange, battery } = JSON.parse(said);
    const socPercent = battery.map(({ SOC }: { SOC: { value: number } }) => SOC.value);
    records.push({ time: at * 1000, stateChange: StateChange, socPercent });
    if (records[0]?.stateChange !== CHARGE_STARTED) records.length = 0;
  }
  return records;
}

function follow(group: SparkplugGroup, messages: readonly SparkplugMessage[]) {
  return messages.flatMap(({ topic, payload }) => {
    const read = decodeSparkplug(payload);
    if (!read) throw new Error(`the gateway cannot read ${topic}`);
    return group.take(topic, read);
  });
}

describe('a ship as a Sparkplug edge node', () => {
  it('is born with every metric, its unit and its range, and gives back what the instruments read', () => {
    const truth = ship.truthAt(NOON);
    const events = follow(new SparkplugGroup(() => 0), createSparkplugNode(instruments).birth(NOON));
    const metrics = events.flatMap((event) =>
      event.kind === 'metrics' && event.device === 'tindra/machinery' ? event.metrics : [],
    );
    expect(metrics.length).toBe(instruments.channels.length + instruments.texts.length);
    instruments.channels.forEach(({ tag }, i) => {
      const metric = metrics.find(({ name }) => name === tag.name);
      expect(metric, tag.name).toMatchObject({
        value: instruments.machinery(i, truth),
        timestamp: NOON * 1000,
        low: tag.min,
        high: tag.max,
      });
      expect(metric?.unit ?? '').toBe(tag.unit);
    });
  });

  it('becomes the very tags that history declares', () => {
    const tags = new MetricTags(
      Object.fromEntries([...instruments.channels, ...instruments.texts].map(({ tag }) => [tag.name, tag])),
    );
    const node = createSparkplugNode(instruments);
    // A charge begins and ends within every crossing and stay.
    const crossing = Array.from({ length: 81 * 60 }, (_, i) => NOON + 1 + i).filter(
      (s) => s % 60 === 0 || ship.truthAt(s).battery?.charging !== ship.truthAt(s - 1).battery?.charging,
    );
    const events = follow(new SparkplugGroup(() => 0), [...node.birth(NOON), ...crossing.flatMap((s) => node.data(s))]);
    const observed = events.flatMap((event) =>
      event.kind === 'metrics' && event.device !== 'tindra'
        ? event.metrics.flatMap((metric) => tags.decode(event.device, metric).observations)
        : [],
    );
    const declared = createShipHistory(instruments).tags.filter(({ source }) => source.startsWith(PLANT_SOURCE_NAME));
    expect(declared.length).toBe(instruments.channels.length + instruments.texts.length);
    for (const { vesselIndex, source, ...tag } of declared) {
      const found = observed.find((each) => each.tag.name === tag.name);
      expect({ tag: found?.tag, source: `${PLANT_SOURCE_NAME}:${found?.source}`, vesselIndex }, tag.name).toEqual({
        tag,
        source,
        vesselIndex: 0,
      });
    }
  });

  it('tells when a charge began and ended with the charge of each string, as §4.13 reads it', () => {
    const [begins, ends] = chargeRecords();
    expect(begins).toMatchObject({ stateChange: CHARGE_STARTED });
    expect(ends).toMatchObject({ stateChange: CHARGE_ENDED });
    expect(begins?.socPercent.length).toBe(4);
    expect(findChargeSessions([begins, ends].filter((record) => record !== undefined))[0]).toMatchObject({ number: 1 });
    expect(ends?.socPercent[0]).toBeGreaterThan((begins?.socPercent[0] ?? 100) + 3);
  });

  it('tells by alias what is due, in an unbroken sequence over more than 256 messages', () => {
    const node = createSparkplugNode(instruments);
    const group = new SparkplugGroup(() => 0);
    follow(group, node.birth(NOON));
    const events = Array.from({ length: 300 }, (_, i) => follow(group, node.data(NOON + 1 + i))).flat();
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['metrics']));
    const power = events.flatMap((event) =>
      event.kind === 'metrics' ? event.metrics.filter(({ name }) => name === 'Battery power') : [],
    );
    expect(power.length).toBe(300);
  });

  it('is dead after its death message, and is asked for a new birth', () => {
    const node = createSparkplugNode(instruments);
    const group = new SparkplugGroup(() => 0);
    follow(group, node.birth(NOON));
    expect(follow(group, [node.death(NOON + 1)]).map(({ kind }) => kind)).toContain('dead');
    expect(follow(group, node.data(NOON + 2))).toContainEqual({ kind: 'ask-rebirth', node: 'tindra' });
    expect(node.commandTopic).toBe('spBv1.0/fms/NCMD/tindra');
  });
});

describe('a ship in ISO 19848', () => {
  it('describes every channel by its ids, unit and range', () => {
    const list = readChannelList(JSON.parse(JSON.stringify(buildDataChannelList(instruments, 0))));
    expect(list?.unreadable).toBe(0);
    for (const { code, tag } of instruments.channels) {
      expect(list?.channels.get(code)?.Property).toMatchObject({
        Name: tag.name,
        Range: { High: tag.max, Low: tag.min },
      });
    }
  });

  it('gives back what the instruments read', () => {
    const from = NOON - PACKAGE_SECONDS;
    const read = readTimeSeries(JSON.parse(JSON.stringify(buildTimeSeriesPackage(instruments, from))));
    if (read.kind !== 'series') throw new Error('the gateway refuses the package');
    expect(read.misfits).toBe(0);
    const fast = instruments.channels.filter(({ intervalSeconds }) => intervalSeconds === 1).length;
    expect(read.values.length).toBe(fast * PACKAGE_SECONDS + instruments.channels.length - fast);
    for (const { channel, timestamp, value, quality } of read.values) {
      const index = instruments.channels.findIndex(({ code }) => code === channel);
      const truth = ship.truthAt(Date.parse(timestamp) / 1000);
      expect([Number(value), quality]).toEqual([instruments.machinery(index, truth), '0']);
    }
  });

  it('says bad quality where an instrument is silent', () => {
    const turn = {
      fault: getFault('battery-sensor-silent'),
      periodSeconds: 1e6,
      firstSeconds: NOON,
      lastsSeconds: HOUR,
    };
    const read = readTimeSeries(buildTimeSeriesPackage(createShipInstruments(ship, [turn]), NOON + 60));
    const silent = read.kind === 'series' ? read.values.filter(({ channel }) => channel.startsWith('BS1_')) : [];
    expect(silent.length).toBeGreaterThan(5);
    expect(new Set(silent.map(({ quality }) => quality))).toEqual(new Set(['1']));
  });
});

describe('the broker', () => {
  it('opens a port of this machine and closes it', async () => {
    const broker = await startBroker(0, () => {});
    expect(broker.port).toBeGreaterThan(0);
    broker.publish('a/b', Buffer.from('1'));
    await broker.close();
  });
});
