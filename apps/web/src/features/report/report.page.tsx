import { Segmented } from '@fms/ui/control';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import '../../language/report.ts';
import { addressOf, parameter, WHOLE_NUMBER } from '../../navigation/address-schema.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import { PageHead } from '../../registry/index.ts';
import { BuildView } from './build/build-view.tsx';
import { reportQueries } from './model/report.queries.ts';
import { RunList } from './produced/run-list.tsx';
import { ScheduleList } from './produced/schedule-list.tsx';
import style from './style/report.module.css';

const VIEWS = ['build', 'produced', 'schedules'] as const;
const TITLES = { build: 'REPORT_BUILD', produced: 'REPORT_PRODUCED', schedules: 'REPORT_SCHEDULES' } as const;

const ADDRESS = addressOf({
  view: parameter('view', z.enum(VIEWS), 'build'),
  /** The saved report that is open. */
  report: parameter('report', WHOLE_NUMBER),
  /** The run whose addresses are open. */
  run: parameter('run', WHOLE_NUMBER),
});

/** Reports (§9.11): what is built, what was produced, what comes by itself. */
export default function ReportPage() {
  const t = useText();
  const [{ view, report, run }, change] = useAddressState(ADDRESS, ['view', 'report', 'run']);
  const { data: definitions = [], isPending } = useQuery(reportQueries.definitions());
  const { data: vessels } = useQuery(vesselQueries.all());
  const open = definitions.find(({ id }) => id === report);
  return (
    <div className={style.page}>
      <PageHead titles={[t('REPORTS')]}>
        <h1 className={style.title}>{t('REPORTS')}</h1>
      </PageHead>
      <Segmented
        label={t('REPORTS')}
        value={view}
        onChange={(next) => change({ view: next })}
        options={VIEWS.map((value) => ({ value, label: t(TITLES[value]) }))}
      />
      {view === 'build' && !isPending && vessels !== undefined && (
        <BuildView
          key={open === undefined ? 'new' : `${open.id} ${open.revision}`}
          saved={open ?? null}
          definitions={definitions}
          onOpen={(id) => change({ report: id })}
          onMade={(id) => change({ view: 'produced', run: id })}
        />
      )}
      {view === 'produced' && <RunList openId={run} onOpen={(id) => change({ run: id })} />}
      {view === 'schedules' && (
        <ScheduleList definitions={definitions} onOpen={(id) => change({ view: 'build', report: id })} />
      )}
    </div>
  );
}
