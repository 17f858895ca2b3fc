/** VictoriaMetrics, with the same samples and the same question: minimum, maximum and average in 1000 steps. */
import { measureMedianMs } from '../report/result.ts';
import { findFreePort } from '../subject/server.ts';
import { computeSignal } from '../subject/signal.ts';
import { fetchText, findProgram, getFolderBytes, type Peer, startPeer } from './package.ts';

export interface Series {
  readonly tags: number;
  /** Epoch milliseconds. */
  readonly fromMs: number;
  readonly seconds: number;
}

export interface PeerReading {
  /** Median of the whole call. */
  readonly answerMs: number;
  readonly bytesPerSample: number;
}

const POINTS = 1000;
const SAMPLES_PER_LINE = 20_000;
/** Its blocks are merged in the background; sizes are read when they stopped to change. */
const MERGE = { lookEveryMs: 2_000, looks: 30 };

async function fill(peer: Peer, { tags, fromMs, seconds }: Series): Promise<void> {
  for (let second = 0; second < seconds; second += SAMPLES_PER_LINE) {
    const length = Math.min(SAMPLES_PER_LINE, seconds - second);
    const steps = Array.from({ length }, (_, i) => second + i);
    const lines = Array.from({ length: tags }, (_, tag) =>
      JSON.stringify({
        metric: { __name__: 'signal', tag: String(tag) },
        values: steps.map((step) => computeSignal(tag, step)),
        timestamps: steps.map((step) => fromMs + step * 1000),
      }),
    );
    await fetchText(`${peer.address}/api/v1/import`, lines.join('\n'));
  }
  await fetchText(`${peer.address}/internal/force_flush`);
}

/** `rollup` answers all three in one pass; its cache of answers is left out because ours has none. */
async function answerMs(peer: Peer, { tags, fromMs, seconds }: Series, runs: number): Promise<number> {
  const stepMs = Math.ceil((seconds * 1000) / POINTS);
  const query = new URLSearchParams({
    query: `rollup(signal[${stepMs}ms])`,
    start: String((fromMs + stepMs) / 1000),
    end: String(fromMs / 1000 + seconds),
    step: `${stepMs}ms`,
    nocache: '1',
  });
  const call = async () => {
    const answer = JSON.parse(await fetchText(`${peer.address}/api/v1/query_range?${query}`));
    if (answer.data.result.length !== tags * 3) throw new Error(`${answer.data.result.length} series`);
  };
  await call();
  return measureMedianMs(runs, call);
}

async function mergedBytes(peer: Peer): Promise<number> {
  await fetchText(`${peer.address}/internal/force_merge`);
  let before = -1;
  for (let look = 0; look < MERGE.looks; look++) {
    const now = await getFolderBytes(peer.dataFolder);
    if (now === before) break;
    before = now;
    await new Promise((later) => setTimeout(later, MERGE.lookEveryMs));
  }
  return before;
}

/** Or why it was not measured. */
export async function measureVictoriaMetrics(series: Series, runs: number): Promise<PeerReading | { missing: string }> {
  const program = findProgram('victoria-metrics', '/usr/bin/victoria-metrics');
  if ('missing' in program) return program;
  const port = await findFreePort();
  const peer = await startPeer(program.path, `http://127.0.0.1:${port}`, '/health', async (folder) => [
    `-storageDataPath=${folder}`,
    `-httpListenAddr=127.0.0.1:${port}`,
    '-retentionPeriod=10y',
    '-search.latencyOffset=0s',
    '-search.maxPointsPerTimeseries=100000',
  ]);
  try {
    await fill(peer, series);
    return {
      answerMs: await answerMs(peer, series, runs),
      bytesPerSample: (await mergedBytes(peer)) / (series.tags * series.seconds),
    };
  } finally {
    await peer.stop();
  }
}
