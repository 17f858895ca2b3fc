/** The jobs on screen as a file. */
import type { WireJob } from '@fms/contract/job';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { getJobKindText, getJobStateText } from '../../../entities/job/index.ts';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { computeLength, nameJob } from './job-parts.ts';

const HOURS = 3_600_000;

/** A row for each job, with the totals of the whole of it. */
export function buildJobTable(jobs: readonly WireJob[], span: TimeSpan, at: Instant, t: Translate): ExportTable {
  const iso = (time: Instant) => new Date(time).toISOString();
  return {
    name: t('JOBS'),
    about: [
      ['UTC', iso(at)],
      [t('JOB_SPAN'), `${iso(span.from)} – ${iso(span.to)}`],
    ],
    columns: [
      ...['JOB_NUMBER_HEAD', 'JOB_KIND_HEAD', 'JOB_FIELD_CUSTOMER', 'JOB_FIELD_PLACE'].map((key) => ({
        title: t(key as 'JOB_KIND_HEAD'),
      })),
      { title: t('JOB_FIELD_FROM') },
      { title: t('JOB_FIELD_TO') },
      { title: `${t('JOB_TIME_HEAD')}, h`, decimals: 2 },
      { title: t('JOB_MILES_HEAD'), decimals: 2 },
      { title: t('JOB_FUEL_TOTAL_HEAD'), decimals: 3 },
      { title: t('JOB_CARBON_HEAD'), decimals: 3 },
      { title: t('JOB_ENERGY_TOTAL_HEAD'), decimals: 1 },
      { title: `${t('JOB_ENGINE_HOURS_HEAD')}, h`, decimals: 2 },
      { title: t('JOB_PULL_HEAD'), decimals: 1 },
      { title: t('JOB_KNOWN_HEAD'), decimals: 1 },
      { title: t('JOB_STATE_HEAD') },
      { title: t('JOB_BY_HEAD') },
    ],
    rows: jobs.map((job) => [
      ...[nameJob(job), getJobKindText(job.kind), job.customer, job.place],
      ...[new Date(job.from), new Date(job.to), computeLength(job) / HOURS],
      ...[job.total?.nauticalMiles, job.total?.fuel, job.total?.carbon, job.total?.energy, job.total?.engineHours],
      ...[job.total?.meanPull, job.total === null ? null : job.total.knownShare * 100],
      ...[getJobStateText(job.state), job.by],
    ]),
  };
}
