/** Reads a whole recording for `discover`, with the reader that would replay it. */
import { detectFormat } from '../recording/open/detect-format.ts';
import { openRecording } from '../recording/open/open-recording.ts';
import type { RecordingFormat } from '../recording/reading.ts';
import { surveyRecording } from '../replay/survey.ts';
import type { Endpoint } from './endpoint.ts';
import { type DiscoveryListener, Finding, type FoundProtocol, type ListenOptions } from './finding.ts';

/** A table is replayed; there is no bus it came from. */
const PROTOCOLS: Readonly<Record<RecordingFormat, FoundProtocol>> = {
  nmea0183: 'nmea0183',
  n2k: 'n2k',
  signalk: 'signalk',
  iso19848: 'iso19848',
  vedirect: 'vedirect',
  logger: 'csv',
  table: 'recording',
  'positions-csv': 'recording',
  'positions-jsonl': 'recording',
};

export function readFinding(endpoint: Extract<Endpoint, { kind: 'file' }>, { now }: ListenOptions): DiscoveryListener {
  const finding = new Finding(endpoint);
  let isStopped = false;
  const ended = read(finding, endpoint.path, now, () => isStopped).catch((error: Error) => {
    finding.problem = error.message;
  });
  return {
    findings: [finding],
    ended,
    async stop() {
      isStopped = true;
      await ended;
    },
  };
}

async function read(finding: Finding, path: string, now: () => number, isStopped: () => boolean): Promise<void> {
  const format = await detectFormat(path);
  finding.format = format;
  finding.protocol = PROTOCOLS[format];
  const latest = now;
  const dated = await surveyRecording(path, format, { start: null, inOrder: false, latest });
  // A day is needed for the times of a recording that has none; which one makes no difference here.
  const start = dated.first === null ? { instant: 0, exact: true } : null;
  const { record } = finding;
  const options = { start, firstStamp: null, inOrder: false, latest, refuse: record.refuse, hear: record.hear };
  for await (const readings of (await openRecording(path, format, options)).readings()) {
    if (isStopped()) return;
    for (const { reading, time } of readings) record.take(reading, time);
  }
}
