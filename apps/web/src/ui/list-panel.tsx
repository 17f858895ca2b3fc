import { Panel, ProblemLine } from '@fms/ui/panel';
import type { ReactNode } from 'react';
import { useText } from '../language/index.ts';
import style from './list.module.css';
import { QueryState, type ShownQuery } from './query-state.tsx';

interface ListPanelProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Filters, between the title and the rows. */
  readonly tools?: ReactNode;
  readonly query: ShownQuery & { readonly data: readonly unknown[] | undefined };
  readonly empty: { title: string; detail: string };
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A list with the states of §B6-8: loading, empty, failed, and failed with what was known before. */
export function ListPanel({ title, actions, tools, query, empty, children, foot }: ListPanelProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = query;
  const retry = { label: t('TRY_AGAIN'), onClick: () => void refetch(), busy: isFetching };
  return (
    <Panel title={title} actions={actions} flush>
      {tools !== undefined && <div className={style.tools}>{tools}</div>}
      {data !== undefined && error !== null && <ProblemLine text={error.message} retry={retry} />}
      {data !== undefined && data.length > 0 ? (
        children
      ) : (
        <div className={style.state}>
          <QueryState query={query} empty={empty} />
        </div>
      )}
      {foot}
    </Panel>
  );
}
