/** The health of the server in the text format of Prometheus (exposition format 0.0.4). */
import type { HealthReport } from '@fms/contract/health';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [value: number, labels?: Labels];

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** A metric with its help, its type, and a line a sample; nothing where there is no sample. */
function metric(name: string, type: 'gauge' | 'counter', help: string, samples: readonly Sample[]): string {
  if (samples.length === 0) return '';
  const lines = samples.map(([value, labels = {}]) => `fms_${name}${formatLabels(labels)} ${value}`);
  return [`# HELP fms_${name} ${help}`, `# TYPE fms_${name} ${type}`, ...lines, ''].join('\n');
}

/** Backslash, quote and line feed of a value are escaped. */
function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
    return `${name}="${escaped}"`;
  });
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const secondsOf = (time: string) => Date.parse(time) / 1000;
const momentOf = (time: string | null | undefined, labels?: Labels): Sample[] =>
  time == null ? [] : [[secondsOf(time), labels]];

export function formatMetrics(report: HealthReport): string {
  return [...formatServer(report), ...formatVessels(report), ...formatJobs(report)].join('');
}

function formatServer({ version, startedAt, ingest, stores, freeBytes, mail, certificate, backup }: HealthReport) {
  const sizes = stores.map(({ store, bytes }): Sample => [bytes, { store }]);
  const growth = stores.flatMap(({ store, bytesPerDay }): Sample[] =>
    bytesPerDay === null ? [] : [[bytesPerDay, { store }]],
  );
  return [
    metric('build_info', 'gauge', 'Version of the server.', [[1, { version }]]),
    metric('start_time_seconds', 'gauge', 'Start of the server, Unix time.', momentOf(startedAt)),
    metric('ingest_samples_per_second', 'gauge', 'Readings stored a second over the last minute.', [
      [ingest.samplesPerSecond],
    ]),
    metric('store_bytes', 'gauge', 'Bytes that a store takes of the disk.', sizes),
    metric('store_growth_bytes_per_day', 'gauge', 'Growth of a store a day over the last week.', growth),
    metric('disk_free_bytes', 'gauge', 'Free bytes on the disk of the data folder.', [[freeBytes]]),
    metric('mails', 'gauge', 'Mails of the outbox that wait, and that were given up.', [
      [mail.waiting, { status: 'waiting' }],
      [mail.failed, { status: 'failed' }],
    ]),
    metric(
      'certificate_end_seconds',
      'gauge',
      'End of the certificate of the public address, Unix time.',
      momentOf(certificate?.validTo, { host: certificate?.host ?? '' }),
    ),
    metric('backup_time_seconds', 'gauge', 'The newest backup, Unix time.', momentOf(backup?.at)),
  ];
}

function formatVessels({ vessels, refusals }: HealthReport) {
  const each = (samplesOf: (one: HealthReport['vessels'][number], labels: Labels) => Sample[]) =>
    vessels.flatMap((one) => samplesOf(one, { vessel: String(one.vesselId), name: one.name }));
  return [
    metric(
      'vessel_connected',
      'gauge',
      'Whether a gateway of the vessel is connected.',
      each(({ isConnected }, labels) => [[isConnected ? 1 : 0, labels]]),
    ),
    metric(
      'vessel_last_contact_seconds',
      'gauge',
      'Last contact with a gateway of the vessel, Unix time.',
      each(({ lastContact }, labels) => momentOf(lastContact, labels)),
    ),
    metric(
      'vessel_backlog_bytes',
      'gauge',
      'Bytes that wait on board.',
      each(({ backlogBytes }, labels) => [[backlogBytes, labels]]),
    ),
    metric(
      'vessel_samples_total',
      'counter',
      'Readings of the vessel that were stored.',
      each(({ samplesStored }, labels) => [[samplesStored, labels]]),
    ),
    metric(
      'vessel_contract_end_seconds',
      'gauge',
      'End of the contract of the vessel, Unix time.',
      each(({ expiredDate }, labels) => momentOf(expiredDate, labels)),
    ),
    metric(
      'refused_total',
      'counter',
      'What was refused, by place and reason.',
      refusals.map(({ place, reason, count }) => [count, { place, reason }]),
    ),
  ];
}

function formatJobs({ jobs }: HealthReport) {
  return [
    metric(
      'job_runs_total',
      'counter',
      'Runs of a job since the start.',
      jobs.map(({ name, runs }) => [runs, { job: name }]),
    ),
    metric(
      'job_failures_total',
      'counter',
      'Runs of a job that failed since the start.',
      jobs.map(({ name, failures }) => [failures, { job: name }]),
    ),
    metric(
      'job_last_seconds',
      'gauge',
      'Duration of the last run of a job.',
      jobs.flatMap(({ name, lastSeconds }): Sample[] => (lastSeconds === null ? [] : [[lastSeconds, { job: name }]])),
    ),
  ];
}
