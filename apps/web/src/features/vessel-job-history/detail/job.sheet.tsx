import type { WireJob } from '@fms/contract/job';
import type { Vessel } from '@fms/contract/vessel';
import { Panel } from '@fms/ui/panel';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { jobQueries } from '../../../entities/job/index.ts';
import { useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import style from '../style/detail.module.css';
import { ComparisonPanel } from './comparison.panel.tsx';
import { LinkPanel } from './link.panel.tsx';
import { VersionPanel } from './version.panel.tsx';

interface JobSheetProps {
  readonly vessel: Vessel;
  readonly id: number;
  /** The job that follows it in time, which it may be merged with. */
  readonly next: WireJob | undefined;
  readonly onSelect: (id: number | undefined) => void;
}

/** One job: against similar ones, what is linked to it, its versions, and what may be done to it. Escape closes it. */
export function JobSheet({ vessel, id, next, onSelect }: JobSheetProps) {
  const t = useText();
  const query = useQuery(jobQueries.detail(vessel.id, id));
  const { data } = query;
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (key === 'Escape' && !isTyping) onSelect(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside; each control handles its own keys
    <div className={style.sheet} onKeyDown={onKeyDown}>
      {data === undefined ? (
        <Panel>
          <QueryState query={query} loading={t('JOB_LOADING_ONE')} unreadable={t('JOB_UNREADABLE')} />
        </Panel>
      ) : (
        <>
          <ComparisonPanel vessel={vessel} detail={data} onSelect={onSelect} />
          <VersionPanel vesselId={vessel.id} detail={data} next={next} onSelect={onSelect} />
          <LinkPanel vesselId={vessel.id} detail={data} />
        </>
      )}
    </div>
  );
}
