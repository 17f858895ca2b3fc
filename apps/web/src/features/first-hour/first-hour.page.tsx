import type { FirstHour, FirstHourStep } from '@fms/contract/first-hour';
import { Panel } from '@fms/ui/panel';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountQueries } from '../../entities/account/index.ts';
import { useText } from '../../language/index.ts';
import { useLive } from '../../live/index.ts';
import { QueryState } from '../../ui/query-state.tsx';
import style from './first-hour.module.css';
import { firstHourCalls, firstHourQueries } from './first-hour.queries.ts';
import { GuideStep } from './guide-step.tsx';

/** Five steps from an empty server to a ship on the map; each is done, skipped or open, as the server knows. */
export default function FirstHourPage() {
  const t = useText();
  const client = useQueryClient();
  const query = useQuery(firstHourQueries.guide());
  useFirstSample();
  const skip = useMutation({
    mutationFn: ({ steps, isSkipped }: { steps: readonly FirstHourStep[]; isSkipped: boolean }) =>
      firstHourCalls.skip(steps, isSkipped),
    onSuccess: (guide) => client.setQueryData(firstHourQueries.guide().queryKey, guide),
  });
  const close = () => client.invalidateQueries({ queryKey: accountQueries.abilities().queryKey });
  const { data } = query;
  return (
    <Panel title={t('FIRST_HOUR')}>
      <p className={style.lead}>{t(data?.isOver ? 'FIRST_HOUR_OVER' : 'FIRST_HOUR_LEAD')}</p>
      {data === undefined ? (
        <QueryState query={query} loading={t('LOADING')} unreadable={t('FIRST_HOUR_UNREADABLE')} />
      ) : (
        <>
          <ol className={style.steps}>
            {data.steps.map(({ step, state }) => (
              <GuideStep
                key={step}
                step={step}
                state={state}
                onSkip={(isSkipped) => skip.mutate({ steps: [step], isSkipped })}
              />
            ))}
          </ol>
          {data.isOver ? (
            <Button onClick={() => void close()}>{t('FIRST_HOUR_CLOSE')}</Button>
          ) : (
            <Button variant="subtle" onClick={() => skip.mutate({ steps: listOpen(data), isSkipped: true })}>
              {t('FIRST_HOUR_SKIP_ALL')}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

const listOpen = ({ steps }: FirstHour) => steps.filter(({ state }) => state === 'open').map(({ step }) => step);

/** Asks how far the guide is with the first position that arrives, until it knows that one has. */
function useFirstSample(): void {
  const client = useQueryClient();
  const { positions } = useLive();
  useEffect(() => {
    const { queryKey } = firstHourQueries.guide();
    return positions.subscribeAll(() => {
      const connect = client.getQueryData(queryKey)?.steps.find(({ step }) => step === 'connect');
      if (connect?.state === 'open' && client.isFetching({ queryKey }) === 0)
        void client.invalidateQueries({ queryKey });
    });
  }, [client, positions]);
}
