import type { HealthReport } from '@fms/contract/health';
import { formatBytes, formatNumber, formatTime } from '@fms/domain/format';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import { type Translate, useText } from '../../language/index.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import style from './health.module.css';
import { healthQueries } from './health.queries.ts';
import { JobTable, MailTable, RefusalTable, StoreTable } from './server-table.tsx';
import { VesselHealthTable } from './vessel-health-table.tsx';

/** What who runs the server looks at: ingest, links, stores, jobs, mails, certificate, contracts and backup. */
export default function HealthPage() {
  const t = useText();
  const query = useQuery(healthQueries.report());
  const report = query.data;
  if (report === undefined) {
    return (
      <Panel title={t('HEALTH')}>
        <QueryState query={query} loading={t('LOADING')} unreadable={t('HEALTH_UNREADABLE')} />
      </Panel>
    );
  }
  return (
    <>
      <Panel title={t('HEALTH')}>
        <FactList facts={listFacts(report, t)} className={style.facts} />
      </Panel>
      <VesselHealthTable vessels={report.vessels} />
      <StoreTable stores={report.stores} />
      {report.refusals.length > 0 && <RefusalTable refusals={report.refusals} />}
      {report.mail.failures.length > 0 && <MailTable failures={report.mail.failures} />}
      <JobTable jobs={report.jobs} />
    </>
  );
}

function listFacts(
  { at, ingest, freeBytes, backup, certificate, mail, version, startedAt }: HealthReport,
  t: Translate,
) {
  const momentOf = (time: string) => formatTime(Date.parse(time), Date.parse(at));
  const facts: Fact[] = [
    [t('HEALTH_INGEST'), formatNumber(ingest.samplesPerSecond, { decimals: 1 })],
    [t('HEALTH_SAMPLES'), formatNumber(ingest.samplesStored)],
    [t('HEALTH_MAILS'), `${mail.waiting}, ${mail.failed}`],
    [t('HEALTH_FREE'), formatBytes(freeBytes)],
    [
      t('HEALTH_BACKUP'),
      backup === null ? t('HEALTH_NO_BACKUP') : `${momentOf(backup.at)}, ${formatBytes(backup.bytes)}`,
    ],
  ];
  if (certificate !== null) {
    const { host, validTo, error } = certificate;
    const end = validTo === null ? t('HEALTH_CERTIFICATE_UNREAD', { error: error ?? '' }) : momentOf(validTo);
    facts.push([t('HEALTH_CERTIFICATE', { host }), end]);
  }
  return [...facts, [t('HEALTH_VERSION'), version], [t('HEALTH_STARTED'), momentOf(startedAt)]] satisfies Fact[];
}
