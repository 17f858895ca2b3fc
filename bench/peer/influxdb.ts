/** InfluxDB 1.6 fed by its line protocol, as its manual asks: all fields of a moment on one line, thousands a request. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../subject/server.ts';
import { computeSignal } from '../subject/signal.ts';
import { fetchText, findProgram, type Peer, startPeer } from './package.ts';

export interface Fleet {
  readonly vessels: number;
  readonly tags: number;
  readonly seconds: number;
}

/** Fields of one request; its manual names 5,000 to 10,000. */
const FIELDS_PER_REQUEST = 10_000;
const REQUESTS_AT_ONCE = 2;

async function start(program: string): Promise<Peer> {
  const [http, backup] = [await findFreePort(), await findFreePort()];
  return startPeer(program, `http://127.0.0.1:${http}`, '/ping', async (folder) => {
    const configuration = join(folder, 'influxdb.conf');
    await writeFile(
      configuration,
      `reporting-disabled = true
bind-address = "127.0.0.1:${backup}"
[meta]
  dir = "${folder}/meta"
[data]
  dir = "${folder}/data"
  wal-dir = "${folder}/wal"
  index-version = "tsi1"
  query-log-enabled = false
[http]
  bind-address = "127.0.0.1:${http}"
  log-enabled = false
`,
    );
    return ['-config', configuration];
  });
}

/** One moment of one vessel. */
function line(fleet: Fleet, vessel: number, second: number, beginMs: number): string {
  const fields = Array.from(
    { length: fleet.tags },
    (_, tag) => `s${tag}=${computeSignal(vessel * fleet.tags + tag, second)}`,
  ).join(',');
  return `signal,vessel=${vessel} ${fields} ${beginMs + second * 1000}`;
}

function* requests(fleet: Fleet, beginMs: number): Generator<string> {
  let lines: string[] = [];
  for (let second = 0; second < fleet.seconds; second++) {
    for (let vessel = 0; vessel < fleet.vessels; vessel++) {
      lines.push(line(fleet, vessel, second, beginMs));
      if (lines.length * fleet.tags < FIELDS_PER_REQUEST) continue;
      yield lines.join('\n');
      lines = [];
    }
  }
  if (lines.length > 0) yield lines.join('\n');
}

/** Samples a second it takes of the fleet our own link is fed with; or why it was not measured. */
export async function measureInfluxIngestRate(fleet: Fleet): Promise<{ rate: number } | { missing: string }> {
  const program = findProgram('influxdb', '/usr/bin/influxd');
  if ('missing' in program) return program;
  const influx = await start(program.path);
  try {
    await fetchText(`${influx.address}/query?q=CREATE+DATABASE+bench`, '');
    const waiting = requests(fleet, Date.now() - fleet.seconds * 1000);
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: REQUESTS_AT_ONCE }, async () => {
        for (const body of waiting) await fetchText(`${influx.address}/write?db=bench&precision=ms`, body);
      }),
    );
    return { rate: (fleet.vessels * fleet.tags * fleet.seconds * 1000) / (performance.now() - begin) };
  } finally {
    await influx.stop();
  }
}
