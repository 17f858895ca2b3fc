/** Ingest through the whole path, beside InfluxDB's line protocol (issue "Telemetry"). */
import type { NumberReading } from '@fms/contract/link';
import { type Fleet, measureInfluxIngestRate } from '../peer/influxdb.ts';
import type { Measure, Metric } from '../report/result.ts';
import { type ServerUnderLoad, startServerUnderLoad } from '../subject/server.ts';
import { openShipLink } from '../subject/ship-link.ts';
import { measureSignal } from '../subject/signal.ts';

const FLEET: Fleet = { vessels: 100, tags: 200, seconds: 120 };
/** Seconds of one vessel in one batch. */
const SECONDS_PER_BATCH = 10;

interface IngestReading {
  /** Samples a second. */
  readonly rate: number;
  /** From the first frame until every vessel and tag is known, which a fleet does once. */
  readonly namingMs: number;
}

/**
 * 100 vessels × 200 tags at 1 Hz, sent as fast as they are taken; the clock starts when vessels and tags are known and
 * stops when all is acknowledged.
 */
export async function measureIngestRate(server: ServerUnderLoad, fleet: Fleet, stream: string): Promise<IngestReading> {
  const { vessels, tags, seconds } = fleet;
  const names = Array.from({ length: tags }, (_, i) => ({
    vesselIndex: 0,
    name: `Signal ${i}`,
    source: 'bench',
    unit: '%',
    alarmLevel: 200,
  }));
  const opened = performance.now();
  const link = await openShipLink(server.address, server.fleetKey, stream, vessels, () => names);
  await link.stored();
  const begin = Date.now() - seconds * 1000;
  const start = performance.now();
  for (let second = 0; second < seconds; second += SECONDS_PER_BATCH) {
    for (let vessel = 0; vessel < vessels; vessel++) {
      const numbers: NumberReading[] = [];
      for (let s = second; s < second + SECONDS_PER_BATCH; s++) {
        for (let tag = 0; tag < tags; tag++) {
          const tagIndex = vessel * tags + tag;
          numbers.push(measureSignal(tagIndex, begin, s));
        }
      }
      await link.send({ lane: 'live', numbers, positions: [], texts: [], traffic: [] });
    }
  }
  await link.stored();
  const rate = (vessels * tags * seconds * 1000) / (performance.now() - start);
  link.close();
  return { rate, namingMs: start - opened };
}

async function beside(rate: number): Promise<Metric[]> {
  const peer = await measureInfluxIngestRate(FLEET);
  const name = 'peer.influxdb.ingest.samples_per_second';
  if ('missing' in peer) return [{ name, value: Number.NaN, unit: '1/s', bound: null, note: peer.missing }];
  return [
    { name, value: peer.rate, unit: '1/s', bound: null, note: '200 fields a line, 10,000 a request, 2 at once' },
    {
      name: 'ingest.times_influxdb',
      value: rate / peer.rate,
      unit: '×',
      bound: { atLeast: 1 },
      note: 'the same samples on the same cores, one after the other',
    },
  ];
}

export const measureIngest: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  try {
    progress('ingest through the link');
    const { rate, namingMs } = await measureIngestRate(server, FLEET, 'bench-ingest');
    const residentMb = await server.residentMb();
    const { heapBytes, externalBytes } = await server.readProbe();
    progress('InfluxDB');
    return [
      {
        name: 'ingest.samples_per_second',
        value: rate,
        unit: '1/s',
        bound: { atLeast: 100_000 },
        note: `${(FLEET.vessels * FLEET.tags * FLEET.seconds).toLocaleString('en')} samples, sender on the same cores`,
      },
      {
        name: 'ingest.name_fleet_ms',
        value: namingMs,
        unit: 'ms',
        bound: null,
        note: `once: ${FLEET.vessels} new vessels and ${(FLEET.vessels * FLEET.tags).toLocaleString('en')} new tags, from the first frame until all are known`,
      },
      ...(await beside(rate)),
      {
        name: 'server.resident_mb',
        value: residentMb,
        unit: 'MB',
        bound: { atMost: 1200 },
        note: `right after that ingest; of it JavaScript ${megabytes(heapBytes)} MB and ${megabytes(externalBytes)} MB beside its heap`,
      },
    ];
  } finally {
    await server.stop();
  }
};

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
