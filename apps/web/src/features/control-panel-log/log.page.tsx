import { MOST_LOG_LINES } from '@fms/contract/log';
import { formatTime, NO_VALUE } from '@fms/domain/format';
import { parseLogQuery, replaceLogTerm } from '@fms/domain/log';
import { Icon } from '@fms/ui/icon';
import { EmptyState, ErrorState, LoadingState, Panel, ProblemLine } from '@fms/ui/panel';
import { Button, Switch } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { ProfileViewMenu } from '../../entities/account/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useText } from '../../language/index.ts';
import { useAddressState } from '../../navigation/use-address.ts';
import listStyle from '../../ui/list.module.css';
import { LogLinePanel } from './line/log-line.panel.tsx';
import { LogTable } from './line/log-table.tsx';
import { USUAL_PERIOD_MS } from './query/log.queries.ts';
import { LOG_ADDRESS } from './query/log-address.ts';
import { exportLog } from './query/log-export.ts';
import { useLog } from './query/use-log.ts';
import { LogHistogram } from './search/log-histogram.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { findSearchProblem } from './search/search-problem.ts';

const GoToTimeDialog = lazy(() => import('./search/go-to-time.dialog.tsx'));

/** Going back closes the line, and brings the search before. */
const STEPS = ['line', 'search'] as const;
/** Before and after a moment one goes to. */
const AROUND_MS = 5 * 60_000;

/** The log of server, browsers and gateways: searched by words and terms, followed, and one line by its address. */
export default function LogPage() {
  const t = useText();
  const [{ search, order, line }, change] = useAddressState(LOG_ADDRESS, STEPS);
  const { data: vessels } = useQuery(vesselQueries.all());
  const problem = findSearchProblem(search, vessels, t);
  const log = useLog({ search, order }, problem === undefined);
  const save = useMutation({ mutationFn: () => exportLog(log.asked, nameOf) });
  const [isGoing, setGoing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const names = useMemo(() => new Map(vessels?.map(({ id, name }) => [Number(id), name])), [vessels]);
  const nameOf = useCallback((id: number | null) => (id === null ? NO_VALUE : (names.get(id) ?? NO_VALUE)), [names]);
  const open = useCallback((id: number) => change({ line: id }), [change]);
  const { follow, isFollowing } = log;
  const scrolled = useCallback((isAway: boolean) => isAway && isFollowing && follow(false), [follow, isFollowing]);
  const goTo = (fromMs: number, toMs: number) => {
    const since = replaceLogTerm(search, 'since', new Date(fromMs).toISOString());
    change({ search: replaceLogTerm(since, 'until', new Date(toMs).toISOString()) });
  };
  useHotkeys([
    ['/', () => field.current?.focus()],
    ['g', () => setGoing(true)],
    ['Escape', () => line !== undefined && !isGoing && change({ line: undefined }), { preventDefault: false }],
  ]);
  return (
    <div className={listStyle.stack}>
      <Panel
        title={t('LOG')}
        flush
        actions={
          <>
            <Switch
              size="sm"
              label={t('LOG_FOLLOW')}
              checked={isFollowing}
              disabled={!log.canFollow}
              onChange={(event) => follow(event.currentTarget.checked)}
            />
            <Button variant="default" onClick={() => setGoing(true)}>
              {t('LOG_GO_TO_TIME')}
            </Button>
            <ProfileViewMenu list="logSearches" query={search} onOpen={(text) => change({ search: text })} />
            <Button
              variant="default"
              leftSection={<Icon name="export" size={16} />}
              loading={save.isPending}
              disabled={problem !== undefined}
              onClick={() => save.mutate()}
            >
              {t('EXPORT')}
            </Button>
          </>
        }
      >
        <SearchBar search={search} problem={problem} field={field} onSearch={(text) => change({ search: text })} />
        {log.histogram !== undefined && <LogHistogram histogram={log.histogram} onPeriod={goTo} />}
        <LogState log={log} search={search} onSearch={(text) => change({ search: text })} />
        {log.shown !== undefined && log.shown.length > 0 && (
          <LogTable
            lines={log.shown}
            order={order}
            openId={line}
            nameOf={nameOf}
            onSort={(sorted) => change({ order: sorted })}
            onOpen={open}
            onScrolled={scrolled}
            onEnd={log.readOn}
          />
        )}
      </Panel>
      {line !== undefined && (
        <LogLinePanel
          id={line}
          nameOf={nameOf}
          onAround={(timeMs) => goTo(timeMs - AROUND_MS, timeMs + AROUND_MS)}
          onClose={() => change({ line: undefined })}
        />
      )}
      <Suspense>
        {isGoing && (
          <GoToTimeDialog
            onTime={(timeMs) => {
              setGoing(false);
              goTo(timeMs - AROUND_MS, timeMs + AROUND_MS);
            }}
            onClose={() => setGoing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface LogStateProps {
  readonly log: ReturnType<typeof useLog>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** How many lines there are; in their place that none was found, or since when the log does not answer. */
function LogState({ log, search, onSearch }: LogStateProps) {
  const t = useText();
  const { lines, shown, total } = log;
  const retry = { label: t('TRY_AGAIN'), onClick: () => void lines.refetch(), busy: lines.isFetching };
  const away = t('LOG_AWAY', { time: formatTime(lines.errorUpdatedAt, Date.now()) });
  if (shown === undefined) {
    if (lines.error !== null) return <ErrorState title={away} detail={lines.error.message} retry={retry} />;
    return lines.fetchStatus === 'idle' ? null : <LoadingState label={t('LOADING')} />;
  }
  if (shown.length === 0) {
    const { sinceMs } = parseLogQuery(search, Date.now());
    const isShort = sinceMs === null || Date.now() - sinceMs <= USUAL_PERIOD_MS;
    const wider = isShort ? '24h' : '90d';
    const clear = replaceLogTerm(search, 'until', null);
    return (
      <div className={listStyle.state}>
        <EmptyState
          title={sinceMs === null ? t('LOG_NONE_IN_HOUR') : t('LOG_NONE')}
          detail={t('LOG_NONE_DETAIL')}
          action={{
            label: isShort ? t('LOG_SEARCH_DAY') : t('LOG_SEARCH_ALL'),
            onClick: () => onSearch(replaceLogTerm(clear, 'since', wider)),
          }}
        />
      </div>
    );
  }
  return (
    <>
      {lines.error !== null && <ProblemLine text={away} retry={retry} />}
      <p className="fms-spoken" role="status">
        {total >= MOST_LOG_LINES ? t('LOG_MANY', { count: total }) : t('LOG_COUNT', { count: total })}
      </p>
    </>
  );
}
