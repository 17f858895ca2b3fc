import type { AlarmBackTest } from '@fms/contract/alarm';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { runBackTest } from '../../../entities/alarm/index.ts';
import { listTagOptions, useVesselTags } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { useLive } from '../../../live/index.ts';
import { type AlarmTabState, getJournalSpan } from '../address/alarm-state.ts';
import { PeriodChoice } from '../address/period-choice.tsx';
import type { ChangeState } from '../address/use-alarm-state.ts';
import style from './back-test.module.css';
import { BackTestForm, type TestedLimits } from './back-test-form.tsx';
import { BackTestResult } from './back-test-result.tsx';

interface BackTestViewProps {
  readonly vessel: Vessel;
  readonly state: AlarmTabState;
  readonly change: ChangeState;
}

/** Which alarms other limits would have raised: a tag, a period, limits to try, and what would vanish and come. */
export function BackTestView({ vessel, state: { time, tagId }, change }: BackTestViewProps) {
  const t = useText();
  const { clock } = useLive();
  const { tags, isPending } = useVesselTags(vessel.id);
  const able = tags.filter(({ valueKind }) => valueKind === 'number' || valueKind === 'boolean');
  const tag = able.find(({ Id }) => Id === tagId);
  const test = useMutation({
    mutationFn: async ({ of, limits }: { of: Tag; limits: TestedLimits }) => {
      const span = getJournalSpan(time, clock.now());
      return { of, limits, found: await runBackTest(of.Id, span, limits) };
    },
    meta: { speaks: true },
  });
  return (
    <div className={style.view}>
      <Panel title={t('BACK_TEST')}>
        <p className={style.lead}>{t('BACK_TEST_LEAD')}</p>
        <div className={style.line}>
          <Select
            label={t('TAG')}
            className={style.tag ?? ''}
            placeholder={t('CHOOSE_TAG')}
            nothingFoundMessage={t('NO_SUCH_TAG')}
            searchable
            limit={100}
            data={listTagOptions(able)}
            value={tag === undefined ? null : String(tag.Id)}
            onChange={(value) => change({ tagId: value === null ? undefined : Number(value) })}
          />
          <PeriodChoice time={time} change={change} />
        </div>
        {tag === undefined ? (
          isPending ? (
            <LoadingState label={t('LOADING_VALUES')} />
          ) : (
            <EmptyState title={t('BACK_TEST_EMPTY')} detail={t('BACK_TEST_EMPTY_DETAIL')} />
          )
        ) : (
          <BackTestForm
            // Another tag begins with its own limits, and so does one whose limits were changed.
            key={[tag.Id, tag.alarmLevel, tag.emergencyLevel, tag.reverse, tag.delaySeconds, tag.deadBand].join('/')}
            tag={tag}
            // Its failure is shown below, with a button to try again.
            onTry={(limits) => test.mutateAsync({ of: tag, limits }).catch(() => undefined)}
          />
        )}
      </Panel>
      <Outcome vessel={vessel} tag={tag} test={test} onRetry={() => test.variables && test.mutate(test.variables)} />
    </div>
  );
}

interface OutcomeProps {
  readonly vessel: Vessel;
  readonly tag: Tag | undefined;
  readonly test: {
    readonly data: { readonly of: Tag; readonly limits: TestedLimits; readonly found: AlarmBackTest } | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
  };
  readonly onRetry: () => void;
}

function Outcome({ vessel, tag, test: { data, error, isPending }, onRetry }: OutcomeProps) {
  const t = useText();
  if (isPending) {
    return (
      <Panel>
        <LoadingState label={t('BACK_TEST_RUNS')} />
      </Panel>
    );
  }
  if (error !== null) {
    return (
      <Panel>
        <ErrorState
          title={t('BACK_TEST_FAILED')}
          detail={error.message}
          retry={{ label: t('TRY_AGAIN'), onClick: onRetry }}
        />
      </Panel>
    );
  }
  if (data === undefined || data.of.Id !== tag?.Id) return null;
  return <BackTestResult vessel={vessel} tag={tag} limits={data.limits} found={data.found} />;
}
