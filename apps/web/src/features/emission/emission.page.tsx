import type { Vessel } from '@fms/contract/vessel';
import { DAY_MS } from '@fms/domain/time';
import { IconButton } from '@fms/ui/control';
import { EmptyState } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useVessels } from '../../entities/vessel/index.ts';
import '../../language/emission.ts';
import '../../language/fleet-statistic.ts';
import '../../language/plant.ts';
import { useText } from '../../language/index.ts';
import { useFromClock } from '../../live/index.ts';
import { type ChangeAddress, useAddressState } from '../../navigation/use-address.ts';
import { PageHead } from '../../registry/index.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { EMISSION_ADDRESS, type EmissionState } from './address/emission-state.ts';
import { ExplainDialog } from './explain/explain.dialog.tsx';
import { emissionQueries } from './model/emission.queries.ts';
import type { PanelParts } from './model/panel-parts.ts';
import { useQuestions } from './model/use-questions.ts';
import { CarbonPanel } from './panel/carbon.panel.tsx';
import { LegPanel } from './panel/leg.panel.tsx';
import { RecordPanel } from './panel/record.panel.tsx';
import { UnionDuePanel } from './panel/union-due.panel.tsx';
import style from './style/emission.module.css';

/** Emissions of a vessel in a year: carbon intensity, records, dues, and each voyage and port stay (§9.8, §B2-17). */
export default function EmissionPage() {
  const t = useText();
  const [state, change] = useAddressState(EMISSION_ADDRESS, ['vesselId', 'year', 'figure']);
  const all = useVessels();
  const vessels = useMemo(() => all.filter(({ permission }) => permission.words.includes('report')), [all]);
  // The day that goes on belongs to the year of yesterday until it has a past.
  const thisYear = useFromClock((now) => new Date(now - DAY_MS).getUTCFullYear());
  const year = Math.min(state.year ?? thisYear, thisYear);
  const vessel = vessels.find(({ id }) => id === state.vesselId) ?? vessels[0];
  return (
    <div className={style.page}>
      <PageHead titles={[t('EMISSIONS')]}>
        <h1 className={style.title}>{t('EMISSIONS')}</h1>
      </PageHead>
      {vessel === undefined ? (
        <EmptyState title={t('EMISSION_NO_VESSEL')} detail={t('EMISSION_NO_VESSEL_DETAIL')} />
      ) : (
        <>
          <div className={style.tools}>
            <Select
              className={style.vessel ?? ''}
              aria-label={t('EMISSION_VESSEL')}
              data={vessels.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(vessel.id)}
              onChange={(id) => id !== null && change({ vesselId: Number(id), knots: undefined, waiting: undefined })}
              allowDeselect={false}
              searchable
            />
            <span className={style.years}>
              <IconButton
                icon="chevron-left"
                label={t('EMISSION_YEAR_BEFORE')}
                onClick={() => change({ year: year - 1 })}
              />
              <b>{year}</b>
              <IconButton
                icon="chevron-right"
                label={t('EMISSION_YEAR_AFTER')}
                onClick={() => change({ year: year + 1 })}
                disabled={year === thisYear}
              />
            </span>
          </div>
          <VesselYear {...{ vessel, year, state, change }} isOver={year < thisYear} />
        </>
      )}
    </div>
  );
}

interface VesselYearProps {
  readonly vessel: Vessel;
  readonly year: number;
  readonly isOver: boolean;
  readonly state: EmissionState;
  readonly change: ChangeAddress<EmissionState>;
}

function VesselYear({ vessel, year, isOver, state, change }: VesselYearProps) {
  const t = useText();
  const questions = useQuestions(vessel.id, year, state);
  const record = useQuery(emissionQueries.year(questions.year));
  const period = useQuery(emissionQueries.period(questions.period));
  const forecast = useQuery({ ...emissionQueries.forecast(questions.forecast), enabled: !isOver });
  const parts: PanelParts = {
    ...{ state, change, year },
    onOpen: (kind, key) => change({ figure: `${kind}:${key}` }),
  };
  const words = { loading: t('EMISSION_LOADING'), unreadable: t('EMISSION_UNREADABLE') };
  return (
    <>
      {record.data === undefined ? (
        <QueryState query={record} {...words} />
      ) : (
        <div className={style.columns}>
          <div className={style.side}>
            <CarbonPanel {...parts} record={record.data} forecast={isOver ? undefined : forecast.data} />
            <UnionDuePanel {...parts} record={record.data} />
          </div>
          <RecordPanel {...parts} record={record.data} />
        </div>
      )}
      {period.data === undefined ? (
        <QueryState query={period} {...words} />
      ) : (
        <LegPanel {...parts} period={period.data} />
      )}
      {state.figure !== undefined && (
        <ExplainDialog
          {...{ vesselId: vessel.id, questions, figure: state.figure, period: period.data }}
          onClose={() => change({ figure: undefined })}
        />
      )}
    </>
  );
}
